/** Long work that pauses after each of its steps, and goes on when it is asked to. */
export type Steps<T> = Generator<undefined, T, undefined>;

/**
 * How long one slice may take. On a phone four times slower than a desktop computer, whose steps
 * take as much longer, the page still responds to a touch within 50 ms.
 */
const SLICE_MS = 5;

/** Does all steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does all steps, and between slices of some milliseconds whatever else the page has to do. What
 * comes after it begins a slice of its own.
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

/** Waits for its own task; where there is more than timers, without their delay. */
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
