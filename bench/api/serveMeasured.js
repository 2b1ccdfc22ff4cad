// The built server, which reports its heap size after a garbage collection on request. It is not TypeScript:
// a loader for TypeScript would compile the server, too, and measure a program that nobody runs.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

await import(new URL('../../apps/server/dist/main.js', import.meta.url).href);
