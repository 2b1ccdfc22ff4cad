/** How all three look at the floor. */
export const pitch = 50;
/** Zoom level on tiles of 512 pixels; another one by the address. */
export const zoomLevel = Number(new URLSearchParams(location.search).get('zoom') ?? 18.2);

declare global {
  interface Window {
    /** What the benchmark calls. */
    bench: unknown;
  }
}

/** Hands the page to the benchmark: `ready` resolves when everything is drawn. */
export function expose(ready: Promise<unknown>, setBearing: (bearing: number) => void): void {
  window.bench = {
    firstFrame: ready.then(() => {
      waitForGpu();
      return performance.now();
    }),
    async orbit(bearing: number, frames: number): Promise<void> {
      for (let frame = 1; frame <= frames; frame += 1) {
        await nextFrame(() => setBearing(bearing + frame));
      }
    },
  };
}

function nextFrame(act: () => void): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      act();
      resolve();
    });
  });
}

/** Reading a pixel back waits for all that was sent to the GPU. */
function waitForGpu(): void {
  const context = document.querySelector('canvas')?.getContext('webgl2');
  if (!context) throw new Error('The page has no WebGL 2 canvas.');
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
}
