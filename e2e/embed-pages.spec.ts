import { expect, test } from '@playwright/test';
import { openHydrated } from './support/openHydrated.ts';

const pages = '/docs/embed-a-map';

test('the snippet generator writes the selected settings, for the named place @all', async ({
  page,
}) => {
  await openHydrated(page, `${pages}/html`);
  const form = page.getByRole('region', { name: 'Snippet generator' });
  await form.scrollIntoViewIfNeeded();
  const code = form.getByLabel('Snippet', { exact: true });
  await expect(code).toContainText('/viewer/?venue=mall&amp;mode=embed"');
  await form.getByLabel('Place').fill('Nowhere');
  await expect(form.getByText('No place has this name.')).toBeVisible();
  await form.getByLabel('Place').fill('Lantern Coffee');
  await expect(form.getByText('No place has this name.')).toBeHidden();
  await form.getByLabel('Floor').selectOption({ label: 'Level 2' });
  await form.getByRole('radio', { name: 'React' }).check();
  await expect(code).toContainText('location={["Lantern Coffee"]}');
  await form.getByRole('radio', { name: 'WordPress' }).check();
  await expect(code).toContainText(
    '[mezzanine venue="mall" floor="m_l2" location="Lantern Coffee"',
  );
  // A note explains what shortcodes do not support.
  await form.getByLabel('Light or dark').selectOption({ label: 'Dark' });
  await expect(form.getByText('/viewer/?venue=mall&mode=embed&theme=dark')).toBeVisible();
});

test('the message console sends a message to a map and shows the response @all', async ({
  page,
}) => {
  await openHydrated(page, `${pages}/iframe-messaging`);
  const panel = page.getByRole('region', { name: 'Message console' });
  await panel.scrollIntoViewIfNeeded();
  const log = panel.getByRole('list', { name: 'Messages, newest last' });
  await expect(log.getByRole('listitem').filter({ hasText: 'viewer → page hello' })).toBeVisible();
  await panel.getByLabel('Message', { exact: true }).selectOption('set-state');
  await panel.getByRole('button', { name: 'Send set-state' }).click();
  await expect(panel.getByText('The viewer ran the command.')).toBeVisible();
  await expect(log.getByRole('listitem').filter({ hasText: 'reply to #1' })).toBeVisible();
  const map = page.frameLocator('iframe[title^="Map of the mall, controlled"]');
  await expect(map.getByRole('heading', { name: 'Lantern Coffee' })).toBeVisible();
  await panel.getByLabel('Payload').fill('{ location');
  await panel.getByRole('button', { name: 'Send set-state' }).click();
  await expect(panel.getByText('Not sent: the payload is not JSON')).toBeVisible();
});

test('the link builder parses a URL, reports its errors, and writes a corrected one @all', async ({
  page,
  baseURL,
}) => {
  await openHydrated(page, `${pages}/deep-linking`);
  const form = page.getByRole('region', { name: 'Deep link builder' });
  await form.scrollIntoViewIfNeeded();
  const pasted =
    'https://elsewhere.example/viewer/?venue=office&zoom=near&stops=a+b&location=c%2Bd';
  await form.getByLabel('Paste a URL').fill(pasted);
  await expect(form.getByLabel('Stops')).toHaveValue('a+b');
  await expect(form.getByLabel('Location')).toHaveValue('c%2Bd');
  await expect(form.getByRole('status', { name: 'Faults' })).toContainText('“zoom” is ignored');
  await form.getByLabel('Mode').selectOption('kiosk');
  const address = `${baseURL ?? ''}/viewer/?venue=office&location=c%2Bd&stops=a+b&mode=kiosk`;
  await expect(form.getByLabel('Address', { exact: true })).toHaveText(address);
  await expect(form.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', address);
});

test('tables fit on a phone: names wrap, and a row of fields becomes a paragraph @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['deep-linking', 'iframe-messaging', 'html']) {
    await page.goto(`${pages}/${name}`);
    const beyond = await page
      .locator('.table-scroll')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(beyond.length, name).toBeGreaterThan(1);
    expect(Math.max(...beyond), name).toBe(0);
  }
  // Each value shows the name of its column.
  await page.goto(`${pages}/deep-linking`);
  const row = page.getByRole('row').filter({ hasText: 'Ids, external ids or exact names' });
  const cell = row.getByRole('cell').last();
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(
    'Value and example',
  );
});

test('the Tab key passes a map without stopping at each of its places @all', async ({ page }) => {
  await openHydrated(page, `${pages}/wordpress`);
  const figure = page.getByRole('figure').filter({ hasText: 'Open this map as a page.' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('iframe')).toBeVisible();
  await page.locator('article pre').first().focus();
  await page.keyboard.press('Tab');
  const skip = figure.getByRole('button', { name: 'Skip the map' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('link', { name: 'Open this map as a page.' })).toBeFocused();
});
