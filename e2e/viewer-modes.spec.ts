import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { origin } from './address.ts';
import { axeViolations } from './support/axeViolations.ts';
import { serveFolder, type ServedFolder } from './support/serveFolder.ts';

const viewer = `${origin}/viewer/?venue=mall`;
const way = `${viewer}&view=directions&departure=Velder&location=Inkhorn%20Books&accessible=true`;

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await mapOf(page).waitFor();
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Touch for directions' });
const mapOf = (page: Page) => page.locator('[data-mezzanine-map="ready"]');

test('the first screen of a wide kiosk has its words beside the map @all', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openMap(page, `${viewer}&mode=kiosk`);
  const [words, panel] = await welcome(page)
    .getByText('Touch for directions')
    .evaluate((call) => {
      const range = document.createRange();
      range.selectNodeContents(call);
      return [range.getBoundingClientRect(), call.parentElement?.getBoundingClientRect()];
    });
  expect(words?.right).toBeLessThan(panel?.right ?? 0);
});

test.describe('kiosk mode', () => {
  test.use({ viewport: { width: 720, height: 1280 } });

  test('offers the route as a QR code, counts down, and restarts for the next visitor @all', async ({
    page,
  }) => {
    await page.clock.install();
    const link = `${viewer}&mode=kiosk&idle=30`;
    await openMap(page, link);
    const start = welcome(page).getByRole('button');
    await start.waitFor();
    // The keyboard cannot reach anything behind the first screen.
    await page.keyboard.press('Tab');
    await expect(start).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await start.click();

    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Inkhorn');
    await page.getByText('Inkhorn Books').first().click();
    await expect(page.getByRole('heading', { name: 'Inkhorn Books' })).toBeVisible();
    const code = page.getByRole('img', {
      name: 'QR code: directions to Inkhorn Books on your phone',
    });
    await expect(code).toBeVisible();
    const address = await page.locator('figure[data-address]').getAttribute('data-address');
    expect(new URL(address ?? '').searchParams.get('mode')).toBeNull();
    const targets = await page.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSeen = button.checkVisibility() && width > 1;
        return isSeen && Math.min(width, height) < 64 ? [button.textContent] : [];
      }),
    );
    // The list for keyboard users is only visible to them.
    expect(targets).toEqual(['List of places']);

    // A busy machine needs longer for a click than the countdown lasts.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.fastForward(20_000);
    const countdown = page.getByRole('alert').filter({ hasText: 'Starting over' });
    await expect(countdown).toBeVisible();
    await page.getByRole('button', { name: 'I’m still here', exact: true }).click();
    await expect(countdown).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Inkhorn Books' })).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(countdown).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(start).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inkhorn Books' })).toBeHidden();
    await expect(code).toBeHidden();
    expect(page.url()).toBe(link);
  });

  test('continues at the map by keyboard, and reads keys wherever the focus is @all', async ({
    page,
  }) => {
    await page.clock.install();
    await openMap(page, `${viewer}&mode=kiosk&idle=30`);
    const start = welcome(page).getByRole('button');
    await start.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect(page.getByRole('application')).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.fastForward(21_000);
    const countdown = page.getByRole('alert').filter({ hasText: 'Starting over' });
    await expect(countdown).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(countdown).toBeHidden();
  });
});

test('the direction sign points relative to its screen, and rotates with the map @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 670, height: 418 });
  const here = 'you-are-here=43.18504,-79.80466,m_l1&heading=210';
  await openMap(page, `${viewer}&mode=kiosk&${here}`);
  const sign = page.locator('span').filter({ hasText: /^You are here$/ });
  await expect(sign).toBeVisible();
  const turned = () => sign.locator('svg').evaluate((arrow) => parseFloat(arrow.style.rotate));
  // The whole first screen is visible, even on a small display.
  const name = page.getByRole('dialog').getByText('Alderwick Center', { exact: true });
  await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThan(0);
  // The map is rotated so that the heading points up.
  await expect.poll(async () => Math.abs(await turned())).toBeLessThan(1);
  await openMap(page, `${viewer}&mode=kiosk&${here}&bearing=120&pitch=0`);
  await expect.poll(turned).toBeCloseTo(90, 0);
});

test.describe('minimap mode', () => {
  test.use({ viewport: { width: 320, height: 240 } });

  test('shows its name below the map, and not over it @all', async ({ page }) => {
    await openMap(page, `${viewer}&mode=minimap`);
    const map = await page.locator('canvas').boundingBox();
    const name = await page.getByText('Alderwick Center', { exact: true }).boundingBox();
    expect((map?.y ?? NaN) + (map?.height ?? NaN)).toBeLessThanOrEqual(name?.y ?? NaN);
    expect(map?.height).toBeGreaterThan(150);
  });

  test('is one link, which opens the full map at its place @all', async ({ page, context }) => {
    await openMap(page, `${viewer}&mode=minimap&location=Inkhorn%20Books&color=%230f766e`);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link');
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleName(
      /Inkhorn Books .*Open the map at .* \(opens a new tab\)/,
    );
    const [full] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await full.setViewportSize({ width: 1000, height: 700 });
    await mapOf(full).waitFor();
    await expect(full.getByRole('heading', { name: 'Inkhorn Books' })).toBeVisible();
    expect(new URL(full.url()).searchParams.get('color')).toBe('0f766e');
    await page.keyboard.press('Tab');
    await expect(page.locator('canvas')).not.toBeFocused();
  });
});

test('a shared link shows another user the same @all', async ({ page }) => {
  await openMap(page, way);
  const steps = page.getByRole('listitem').filter({ hasText: 'Arrive at Inkhorn Books' });
  await expect(steps.first()).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  const address = await sheet.getByLabel('Link to what you see').inputValue();
  expect(await axeViolations(page)).toEqual([]);
  const code = await sheet.getByRole('textbox', { name: 'On your own page' }).inputValue();
  expect(code).toContain('mode=embed');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goto('about:blank');
  await openMap(page, address);
  await expect(steps.first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Step-free' })).toBeChecked();
});

test('a printout has the map as an image, and the directions @all', async ({ page }) => {
  await page.addInitScript(() => {
    // A system dialog would wait for user input.
    const print = function (this: Window) {
      const { document: sheet } = this;
      const { naturalWidth = 0 } = sheet.images[0] ?? {};
      const steps = [...sheet.querySelectorAll('li')].map((item) => item.textContent);
      parent.postMessage({ title: sheet.title, naturalWidth, steps }, '*');
    };
    window.print = print;
  });
  await openMap(page, way);
  const printed = page.evaluate(
    () => new Promise((done) => addEventListener('message', ({ data }) => done(data))),
  );
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const { title, naturalWidth, steps } = (await printed) as {
    readonly title: string;
    readonly naturalWidth: number;
    readonly steps: readonly string[];
  };
  expect(title).toBe('From Velder to Inkhorn Books');
  expect(naturalWidth).toBeGreaterThan(500);
  expect(steps.at(-1)).toContain('Inkhorn Books');
});

test('a map that was opened once works without a network @all', async ({ page, context }) => {
  await openMap(page, `${viewer}&location=Inkhorn%20Books`);
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const copy = await caches.match('/api/v1/venues/mall/bundle', { ignoreVary: true });
      // Wait for everything, because pending files are not available offline.
      const { byteLength = 0 } = (await copy?.arrayBuffer()) ?? {};
      return active?.state === 'activated' && byteLength > 1000;
    });
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  // Another place in the same venue, because the copy is of the venue, not of one URL.
  await openMap(page, `${viewer}&location=Velder`);
  await expect(page.getByRole('heading', { name: 'Velder' })).toBeVisible();
  await page.goto(`${origin}/viewer/?venue=airport`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
});

test.describe('the map in another page', () => {
  const pageWith = (configuration: object, style: string) => `<!doctype html><html lang="en">
    <meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
    <style>
      button, input, h1, h2 { all: unset; font: 40px serif !important; color: #060 !important }
      #mezzanine-map { ${style} }
    </style>
    <h1>Our shop</h1><p class="only-read">Read me</p><div id="mezzanine-map"></div>
    <script>window.mezzanine = ${JSON.stringify(configuration)}</script>
    <script type="module" src="${origin}/viewer/web.js"></script></html>`;
  let shop: ServedFolder;

  test.beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-'));
    const set = { venue: 'mall', color: '#0f766e', Language: 'en' };
    await writeFile(`${folder}/index.html`, pageWith(set, 'height: 600px'));
    await writeFile(`${folder}/flat.html`, pageWith({ venue: 'mall' }, ''));
    shop = await serveFolder(folder);
  });
  test.afterAll(() => shop.close());

  test('has its own styles, and does not change those of the page @all', async ({ page }) => {
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await openMap(page, `${shop.origin}/#/?location=Inkhorn%20Books`);
    const title = page.getByRole('heading', { name: 'Inkhorn Books' });
    await expect(title).toBeVisible();
    const look = (heading: HTMLElement | SVGElement) => getComputedStyle(heading).color;
    expect(await title.evaluate(look)).not.toBe('rgb(0, 102, 0)');
    expect(await page.getByRole('heading', { name: 'Our shop' }).evaluate(look)).toBe(
      'rgb(0, 102, 0)',
    );
    expect(await axeViolations(page)).toEqual([]);
    const own = page.getByText('Read me');
    expect(await own.evaluate((text) => text.getBoundingClientRect().width)).toBeGreaterThan(20);
    expect(await page.title()).toBe('Shop');
    expect(printed.join()).toContain('Did you mean "language"?');
    await page.getByRole('button', { name: 'Directions', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/\?view=directions.*location=loc_inkhorn_books/);
    // Styles of lazily loaded parts apply as in the viewer on the server.
    await page.goto('about:blank');
    await openMap(page, shop.origin);
    const list = page.getByRole('heading', { name: 'All places' });
    await expect(list).toHaveCSS('padding-left', '16px');
  });

  test('shows a message without a height, and appears once it has one @all', async ({ page }) => {
    await page.goto(`${shop.origin}/flat`);
    const message = page.getByRole('alert');
    await expect(message).toContainText('is 1264 pixels wide and 0 pixels high');
    await expect(message).toContainText('#mezzanine-map { height: 600px }');
    await page.locator('#mezzanine-map').evaluate((element) => {
      element.style.height = '500px';
    });
    await mapOf(page).waitFor();
    await expect(message).toHaveCount(0);
  });
});
