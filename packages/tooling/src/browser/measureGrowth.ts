import type { CDPSession, Page } from '@playwright/test';

/** What a page does again and again, for those who measure what is left of it. */
export interface Lifecycle {
  /** Shows one floor after another, each until it is drawn. */
  switchFloors(count: number): Promise<void>;
  /**
   * Shows and destroys one map after another.
   *
   * @returns contexts of destroyed maps that are still alive, or taken from others by the browser
   */
  recreate(count: number): Promise<number>;
}

/** What is left after doing something many times. */
export interface Growth {
  /** Growth of the used heap over what it was when all caches were filled; 0.05 is 5 %. */
  readonly heapGrowth: number;
  /** WebGL contexts that were not given back. */
  readonly contextsLeft: number;
}

/** How often something is done: first unmeasured, then measured. */
export interface Rounds {
  readonly before: number;
  readonly measured: number;
}

/** Measures what floor switches leave behind, on a page that has a {@link Lifecycle}. */
export async function floorSwitchGrowth(page: Page, rounds: Rounds): Promise<Growth> {
  const act = (count: number) =>
    page.evaluate(async (times) => {
      await (window as unknown as { lifecycle: Lifecycle }).lifecycle.switchFloors(times);
      return 0;
    }, count);
  return growthOf(page, rounds, act);
}

/** Measures what maps leave behind that were shown and destroyed, on the same page. */
export async function recreationGrowth(page: Page, rounds: Rounds): Promise<Growth> {
  const act = (count: number) =>
    page.evaluate(
      (times) => (window as unknown as { lifecycle: Lifecycle }).lifecycle.recreate(times),
      count,
    );
  return growthOf(page, rounds, act);
}

async function growthOf(
  page: Page,
  { before, measured }: Rounds,
  act: (count: number) => Promise<number>,
): Promise<Growth> {
  const session = await page.context().newCDPSession(page);
  await act(before);
  const start = await usedHeap(session);
  const contextsLeft = await act(measured);
  const end = await usedHeap(session);
  await session.detach();
  return { heapGrowth: end / start - 1, contextsLeft };
}

async function usedHeap(session: CDPSession): Promise<number> {
  // What finalizers free is free only after a second collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
