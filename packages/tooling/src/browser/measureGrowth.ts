import type { CDPSession, Page } from '@playwright/test';

/** Repeated actions of a page, to measure leaks. */
export interface Lifecycle {
  /** Shows floors one after another, and waits until each is rendered. */
  switchFloors(count: number): Promise<void>;
  /**
   * Shows and destroys maps one after another.
   *
   * @returns number of contexts of destroyed maps that are still alive, or were lost
   */
  recreate(count: number): Promise<number>;
}

/** Leaks after many repetitions. */
export interface Growth {
  /** Growth of the used heap after all caches were filled; 0.05 is 5%. */
  readonly heapGrowth: number;
  /** WebGL contexts that were not released. */
  readonly contextsLeft: number;
}

/** Numbers of repetitions: first unmeasured, then measured. */
export interface Rounds {
  readonly before: number;
  readonly measured: number;
}

/** Measures leaks of floor switches, on a page with a {@link Lifecycle}. */
export async function floorSwitchGrowth(page: Page, rounds: Rounds): Promise<Growth> {
  const act = (count: number) =>
    page.evaluate(async (times) => {
      await (window as unknown as { lifecycle: Lifecycle }).lifecycle.switchFloors(times);
      return 0;
    }, count);
  return growthOf(page, rounds, act);
}

/** Measures leaks of shown and destroyed maps, on the same page. */
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
  // Memory released by finalizers is only freed by a second collection.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
