import { setTimeout as wait } from 'node:timers/promises';

/** A busy machine takes long to start a server. */
const patienceMs = 60_000;

/**
 * Waits until a server is ready.
 *
 * @throws Error if that takes more than a minute
 */
export async function untilReady(origin: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error(`${origin} is not ready after ${patienceMs / 1000} s.`);
}
