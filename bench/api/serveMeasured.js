// The built server, which reports on request its heap size after a garbage collection, and the
// delays of its event loop since the last report. It is not TypeScript, because a TypeScript loader
// would also transform the server, and no one runs it that way.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

process.on('message', (question) => {
  if (question === 'loop') {
    process.send?.({ p99: delays.percentile(99) / 1e6, most: delays.max / 1e6 });
    delays.reset();
    return;
  }
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

await import(new URL('../../apps/server/dist/main.js', import.meta.url).href);
