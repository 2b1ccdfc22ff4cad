import type { Page } from '@playwright/test';

/**
 * Answers the pages of live examples with empty ones, for tests that are not about maps: drawing in
 * software takes the time of everything beside it.
 */
export async function withoutMaps(page: Page): Promise<void> {
  await page.route(/\/examples\/[\w-]+\/[\w-]+\/(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>No map</title>' }),
  );
}
