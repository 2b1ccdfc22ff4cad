import type { Page } from '@playwright/test';

/**
 * Rewrites a script of the site in transit, so that a test can break a page of the shipped build without
 * a hook in the product.
 *
 * @param script - path of the script
 * @param change - returns the new text, which must differ
 */
export async function alterScript(
  page: Page,
  script: string,
  change: (code: string) => string,
): Promise<void> {
  await page.route(`**${script}`, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const changed = change(code);
    if (changed === code) throw new Error(`${script} was not changed.`);
    await route.fulfill({ response, body: changed });
  });
}
