import { test } from '@playwright/test';
import { TopicsPage } from './TopicsPage.ts';

/**
 * Opens a venue before the tests of a group, which share one page.
 *
 * @param use - receives the page
 */
export function openTopics(venue: string, use: (topics: TopicsPage) => void): void {
  let opened: TopicsPage | undefined;
  test.beforeAll(async ({ browser }) => {
    opened = await TopicsPage.open(browser, venue);
    use(opened);
  });
  test.afterAll(() => opened?.page.close());
}
