/**
 * Opens a WebGL context in a worker, because the first context of a page takes long, and reports
 * when the GPU process is idle, so that the page's own context opens quickly. It also loads the
 * browser's time zone data, which would otherwise delay its first use.
 */

/** A response that takes longer was queued behind other work. */
const QUICK_MS = 3;
/** Interval between two checks. */
const PAUSE_MS = 5;
/** After this many fast responses in a row, the GPU process counts as idle. */
const QUICK_ANSWERS = 2;
/** After this time, the map either failed or was opened without this worker. */
const LIFE_MS = 20_000;

const context = new OffscreenCanvas(1, 1).getContext('webgl2');
const pixel = new Uint8Array(4);

// On a desktop computer, the first context takes 13 ms, and the page's own then takes 0.5 ms.
new Intl.DateTimeFormat('en', { timeZone: 'UTC', hour: 'numeric' }).format();

setTimeout(end, LIFE_MS);
addEventListener('message', ({ data: isLast }: MessageEvent<boolean>) => {
  void tellWhenQuiet().then(() => {
    if (isLast) end();
  });
});

async function tellWhenQuiet(): Promise<void> {
  let quick = 0;
  while (context && quick < QUICK_ANSWERS) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const askedAt = performance.now();
    // Waits for all previous commands of the GPU process.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    quick = performance.now() - askedAt < QUICK_MS ? quick + 1 : 0;
  }
  postMessage(0);
}

function end(): void {
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  close();
}
