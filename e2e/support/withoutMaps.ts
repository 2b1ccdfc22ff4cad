import type { Page } from '@playwright/test';

/**
 * Replaces the pages of live examples and of the viewer with empty ones, for tests that are not about maps:
 * software rendering slows down everything else.
 */
export async function withoutMaps(page: Page): Promise<void> {
  for (const maps of [/\/examples\/[\w-]+\/[\w-]+\/(\?|$)/, /\/viewer\/(\?|$)/]) {
    await page.route(maps, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>No map</title>',
      }),
    );
  }
}
