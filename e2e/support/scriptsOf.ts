import type { Page } from '@playwright/test';

/**
 * Keeps the programs that a page loads. Call it before the page is opened.
 *
 * @returns what gives the texts of those that have come so far
 */
export function scriptsOf(page: Page): () => Promise<readonly string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    // What is asked for while a test ends is nobody's to read, and no failure of the next test.
    scripts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(scripts);
}
