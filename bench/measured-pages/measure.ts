/** The camera of all three libraries. */
export const pitch = 50;
/** Zoom level for tiles of 512 pixels. The URL can override it. */
export const zoomLevel = Number(new URLSearchParams(location.search).get('zoom') ?? 18.2);

declare global {
  interface Window {
    /** Functions that the benchmark calls. */
    bench: unknown;
  }
}

/** Registers the page with the benchmark: `ready` resolves when everything is drawn. */
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

/** Reading a pixel waits for all commands that were sent to the GPU. */
function waitForGpu(): void {
  const context = document.querySelector('canvas')?.getContext('webgl2');
  if (!context) throw new Error('The page has no WebGL 2 canvas.');
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
}
