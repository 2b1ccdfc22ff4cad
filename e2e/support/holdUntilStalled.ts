import type { Page } from '@playwright/test';

/** What the search dialog showed when its status changed. */
interface Shown {
  readonly status: string;
  /** Whether the dialog has the class of a stalled search. */
  readonly isMarked: boolean;
  /** What a screen reader announces. */
  readonly announced: string;
}

declare global {
  interface Window {
    answerSearch?: () => void;
    shownStatuses?: Shown[];
  }
}

/**
 * Holds search requests until the open dialog says that its search has stalled. The client gives up within two
 * seconds, so the page itself asks for the answer: on a busy machine, a test would be too late.
 *
 * @param words - holds only requests whose body contains them
 * @returns reads what the dialog showed at each change of its status
 */
export async function holdUntilStalled(
  page: Page,
  words = '',
): Promise<() => Promise<readonly Shown[]>> {
  let answer = (): void => undefined;
  // On a busy machine, the client repeats the request, so all requests wait for one promise.
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/1/indexes/*/queries*', async (route) => {
    if (route.request().postData()?.includes(words) === true) await isAnswered;
    await route.continue();
  });
  await page.exposeFunction('answerSearch', () => answer());
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('The page has no dialog. Open search first.');
    const shown: Shown[] = [];
    window.shownStatuses = shown;
    new MutationObserver(() => {
      const { status = '' } = dialog.dataset;
      const isMarked = dialog.classList.contains('DocSearch-Container--Stalled');
      const announced = dialog.querySelector('[role=status]')?.textContent ?? 'no status';
      shown.push({ status, isMarked, announced });
      if (status === 'stalled') window.answerSearch?.();
    }).observe(dialog, { attributeFilter: ['data-status'] });
  });
  return () => page.evaluate(() => window.shownStatuses ?? []);
}
