/** The built server, which tells who started it how large its heap is after a collection. */
setInterval(() => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
}, 2000).unref();

await import(new URL('../../apps/server/dist/main.js', import.meta.url).href);
