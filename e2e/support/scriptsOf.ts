import type { Page } from '@playwright/test';

/**
 * Records the scripts that a page loads. Call it before the page is opened.
 *
 * @returns a function that returns the source of the scripts so far
 */
export function scriptsOf(page: Page): () => Promise<readonly string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    // Requests that are pending when a test ends must not fail the next test.
    scripts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(scripts);
}
