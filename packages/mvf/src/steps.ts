/** Long work that pauses after each of its steps, and continues on request. */
export type Steps<T> = Generator<undefined, T, undefined>;

/**
 * Maximum duration of a slice in milliseconds. On a phone four times slower than a desktop
 * computer, whose steps take as much longer, the page still responds to a touch within 50 ms.
 */
const SLICE_MS = 5;

/** Runs all steps immediately. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Runs all steps in slices of a few milliseconds, so that the page can do other work in between.
 * The caller then continues in a new slice.
 */
export async function finishInSlices<T>(steps: Steps<T>): Promise<T> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (!done && performance.now() < end) continue;
    await nextTask();
    if (done) return value;
    end = performance.now() + SLICE_MS;
  }
}

/** Waits for a new task, without the delay of timers if possible. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    // Hermes, the engine of React Native, has only timers.
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
