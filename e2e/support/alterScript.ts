import type { Page } from '@playwright/test';

/**
 * Rewrites a script of the site on its way to the browser. Lets a test break one page of the
 * shipped build without a hook in the product.
 *
 * @param script - its path
 * @param change - from the script's text to the new one; must change it
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
