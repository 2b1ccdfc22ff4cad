/**
 * Opens a graphics context aside, since the first one of a page takes a browser long, and tells when
 * the graphics process has nothing to do: what the page asks of it then is answered at once. It loads
 * what the browser needs for clocks as well: the first page that asks would wait for that.
 */

/** An answer that takes longer had to wait for something else. */
const QUICK_MS = 3;
/** Between two looks. */
const PAUSE_MS = 5;
/** So many quick answers in a row, and nothing is going on. */
const QUICK_ANSWERS = 2;
/** A map that has not come by then does not come, or comes without this. */
const LIFE_MS = 20_000;

const context = new OffscreenCanvas(1, 1).getContext('webgl2');
const pixel = new Uint8Array(4);

// 13 ms of a desktop computer's time for the first one, half a millisecond for the page's own.
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
    // Waits for all that the graphics process was told before.
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
    quick = performance.now() - askedAt < QUICK_MS ? quick + 1 : 0;
  }
  postMessage(0);
}

function end(): void {
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  close();
}
