import type { Page, Route } from '@playwright/test';

/** Requests that are held back. */
export interface HeldRequests {
  /** URLs that have been requested so far. */
  readonly addresses: readonly string[];
  /** Resolves at the first request. */
  readonly arrived: Promise<void>;
  /** Continues these and all later requests. */
  release(): Promise<void>;
  /** Aborts these requests; later ones continue. */
  fail(): Promise<void>;
}

/** Holds the requests of a page back until the test continues them. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<HeldRequests> {
  const addresses: string[] = [];
  const first = createSignal();
  const gate = createSignal();
  const held: Promise<void>[] = [];
  let isBroken = false;
  const hold = async (route: Route): Promise<void> => {
    addresses.push(route.request().url());
    first.give();
    await gate.given;
    // The page may have navigated in the meantime.
    await (isBroken ? route.abort() : route.continue()).catch(() => undefined);
  };
  await page.route(pattern, (route) => {
    const isDone = hold(route);
    held.push(isDone);
    return isDone;
  });
  const open = async (): Promise<void> => {
    gate.give();
    // Chromium continues every request that is still held when the last route is removed.
    await Promise.all(held);
    await page.unroute(pattern);
  };
  return {
    addresses,
    arrived: first.given,
    release: open,
    fail: async () => {
      isBroken = true;
      await open();
    },
  };
}

function createSignal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
