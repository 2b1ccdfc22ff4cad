/** The built server, which tells how large its heap is after a collection when it is asked. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

await import(new URL('../../apps/server/dist/main.js', import.meta.url).href);
