import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that WCAG 2.2 asks for at levels A and AA and that a program can check. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  resultTypes: ['violations'],
};

/** Colors that are on their way from one to another are nobody's to judge. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** What axe finds wrong with a page and the frames in it: one line a place, empty when nothing. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await comeToRest(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  }
  const results = await page.evaluate(
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
