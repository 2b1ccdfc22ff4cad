import type { Page } from '@playwright/test';

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
  let isBroken = false;
  await page.route(pattern, async (route) => {
    addresses.push(route.request().url());
    first.give();
    await gate.given;
    // The page may have navigated in the meantime.
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
