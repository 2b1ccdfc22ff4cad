import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Locator, Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules for WCAG 2.2 levels A and AA that axe can check. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  resultTypes: ['violations'],
  // A frame may navigate while axe runs. Tests check frames separately, once they are ready.
  iframes: false,
  // No default rule needs to fetch stylesheets again, and a preview's policy forbids it.
  preload: false,
};

/** Waits until color transitions have ended. */
async function comeToRest(document: Page | Frame): Promise<void> {
  await document.evaluate(() =>
    Promise.allSettled(
      globalThis.document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** Disables CSS animations and transitions on a page. */
export async function standStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important }',
  });
}

/**
 * Violations that axe finds in a document, without its frames: one line per element, empty if there are
 * none.
 *
 * @param within - selector of the only part to check. Default: the whole document. Rules about whole
 *   documents, such as their language, then do not run.
 * @param leftOut - ids of rules that do not run. Default: none.
 */
export async function axeViolations(
  document: Page | Frame,
  within = 'html',
  leftOut: readonly string[] = [],
): Promise<readonly string[]> {
  const rules = Object.fromEntries(leftOut.map((id) => [id, { enabled: false }]));
  await comeToRest(document);
  if (!(await document.evaluate(() => 'axe' in window))) await document.evaluate(axe);
  const results = await document.evaluate(
    ([context, settings]) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(context, settings),
    [within, { ...options, rules }] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const reason = any.map(({ message }) => message).join('; ');
      return `${id}: ${help} at ${target.join(' ')}${reason === '' ? '' : ` (${reason})`}`;
    }),
  );
}

/**
 * The same for the document in a frame that shows a map, once the map is idle. Scrolls to the frame, since
 * live examples far from the viewport are unloaded.
 *
 * @throws Error if the frame shows another document before axe has finished
 */
export async function axeViolationsIn(frame: Locator): Promise<readonly string[]> {
  await frame.scrollIntoViewIfNeeded();
  const map = frame.contentFrame().locator('[data-mezzanine-state="idle"]').first();
  // Marks the document that has the map. The mark is lost if the frame navigates.
  await map.evaluate(() => Object.assign(window, { isCheckedByAxe: true }));
  const document = await (await frame.elementHandle())?.contentFrame();
  if (!document) throw new Error('The element is not a frame.');
  const [result] = await Promise.allSettled([axeViolations(document)]);
  const isSame = await document.evaluate(() => 'isCheckedByAxe' in window).catch(() => false);
  if (isSame && result.status === 'fulfilled') return result.value;
  const cause: unknown = result.status === 'rejected' ? result.reason : undefined;
  if (isSame) throw cause;
  throw new Error(
    `The frame ${frame.toString()} navigated or was removed while axe checked its document. Wait until the page is done with the frame, and check it then.`,
    { cause },
  );
}
