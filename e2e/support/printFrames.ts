import type { Page } from '@playwright/test';

/** A page that does not respond in this time hangs, which is reported instead. */
const PATIENCE_MS = 5000;

/**
 * Prints what a page and its frames show. The output of CI is often all that remains of a failure
 * that happened once.
 */
export async function printFrames(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const shown = await frame
      .locator('body')
      .ariaSnapshot({ timeout: PATIENCE_MS })
      .catch((error: unknown) => `no response: ${String(error)}`);
    console.log(`The frame ${frame.url()} shows:\n${shown}`);
  }
}
