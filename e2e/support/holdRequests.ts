import type { Page } from '@playwright/test';

/** Requests that are kept waiting. */
export interface HeldRequests {
  /** Addresses that have been asked for so far. */
  readonly addresses: readonly string[];
  /** Resolves when the first has arrived. */
  readonly arrived: Promise<void>;
  /** Lets all of them through, and those to come. */
  release(): Promise<void>;
  /** Breaks those that wait; those to come go through. */
  fail(): Promise<void>;
}

/** Keeps the requests of a page waiting until the test lets them go. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<HeldRequests> {
  const addresses: string[] = [];
  const first = createSignal();
  const gate = createSignal();
  let isBroken = false;
  await page.route(pattern, async (route) => {
    addresses.push(route.request().url());
    first.give();
    await gate.given;
    // The page may have gone elsewhere in the meantime.
    await (isBroken ? route.abort() : route.continue()).catch(() => undefined);
  });
  const open = async (): Promise<void> => {
    gate.give();
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
