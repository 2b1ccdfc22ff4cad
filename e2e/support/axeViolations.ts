import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that WCAG 2.2 asks for at levels A and AA and that a program can check. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  resultTypes: ['violations'],
  // A frame may navigate while axe runs. Each is checked by itself, when its test has waited for it.
  iframes: false,
  // Fetching style sheets again serves no rule that is on by default, and a preview's policy forbids it.
  preload: false,
};

/** Waits until colors that change from one to another have changed. */
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

/** Ends all motion on a page, as far as style sheets cause it. */
export async function standStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '* { transition: none !important; animation: none !important }',
  });
}

/**
 * What axe finds wrong with a document, the documents in its frames aside: one line a place, empty
 * when nothing.
 */
export async function axeViolations(document: Page | Frame): Promise<readonly string[]> {
  await comeToRest(document);
  if (!(await document.evaluate(() => 'axe' in window))) await document.evaluate(axe);
  const results = await document.evaluate(
    (settings) =>
      (window as unknown as { axe: { run(settings: RunOptions): Promise<AxeResults> } }).axe.run(
        settings,
      ),
    options,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const reason = any.map(({ message }) => message).join('; ');
      return `${id}: ${help} at ${target.join(' ')}${reason === '' ? '' : ` (${reason})`}`;
    }),
  );
}

/** The same for the document in a frame, which must have come to rest. */
export async function axeViolationsIn(frame: Locator): Promise<readonly string[]> {
  const document = await (await frame.elementHandle())?.contentFrame();
  if (!document) throw new Error('The element is no frame.');
  return axeViolations(document);
}
