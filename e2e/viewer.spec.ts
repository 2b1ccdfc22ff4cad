import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { watchPage } from './support/watchPage.ts';

/** Opens the viewer and waits for its map. */
async function openViewer(page: Page, query: string): Promise<void> {
  await page.goto(`/viewer/?${query}`);
  await page.locator('[data-mezzanine-state="idle"]').waitFor();
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a misspelled search leads to the last step of a step-free route, and back @all', async ({
  page,
}) => {
  const watch = watchPage(page);
  await openViewer(page, 'venue=mall');
  await page.getByRole('searchbox').fill('halcion cinma');
  await page.getByRole('button', { name: /^Halcyon Cinemas/ }).click();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Halcyon Cinemas' })).toBeFocused();
  await expect(card.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:\+1\d+$/);
  await card.locator('summary').click();
  await expect(card.getByRole('row')).toHaveCount(7);
  await expect(page).toHaveURL(/location=/);

  await card.getByRole('button', { name: 'Directions', exact: true }).click();
  await page.getByRole('combobox', { name: 'From' }).fill('belamere');
  await page.getByRole('option', { name: /^Bellamere/ }).click();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('button');
  await expect(steps.filter({ hasText: /^Take Stairs .* up/ }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Step-free' }).check();
  await expect(steps.filter({ hasText: /^Take .*[Ee]levator .* up/ }).first()).toBeVisible();
  await expect(steps.filter({ hasText: /^Take (Stairs|Escalator)/ })).toHaveCount(0);
  await expect(page).toHaveURL(/accessible=/);

  await page.getByRole('button', { name: 'Add a stop', exact: true }).click();
  await page.getByRole('combobox', { name: 'Stop 1' }).fill('greenbarow');
  await page.getByRole('option', { name: /^Greenbarrow Market/ }).click();
  await expect(steps.filter({ hasText: /Greenbarrow Market/ }).first()).toBeVisible();
  await steps.last().click();
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('radio', { name: 'Level 3' })).toBeChecked();

  await page.goBack();
  await expect(card.getByRole('heading', { name: 'Halcyon Cinemas' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(watch.errors).toEqual([]);
  expect(watch.foreignRequests).toEqual([]);
});

test.describe('without cached files', () => {
  test.use({ serviceWorkers: 'block' });

  test('if a part of the app fails to load, it says so and reloads on request @all', async ({
    page,
  }) => {
    const part = /\/viewer\/assets\/DirectionsPanel-.*\.js$/;
    await page.route(part, (route) => route.abort());
    await openViewer(page, 'venue=office');
    await page.getByRole('button', { name: 'Directions', exact: true }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('A part of the map could not be loaded.');
    await page.unroute(part);
    await alert.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.locator('[data-mezzanine-state="idle"]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
  });

  test('if the app itself fails to load, there is a button to try again @all', async ({ page }) => {
    const program = /\/viewer\/assets\/index-.*\.js$/;
    await page.route(program, (route) => route.abort());
    // On a busy machine, the button may appear before a test can check that it was absent.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const late = document.querySelector('.start-late');
        window.name = late === null ? '' : getComputedStyle(late).visibility;
      });
    });
    await page.goto('/viewer/?venue=office');
    expect(await page.evaluate(() => window.name), 'at first').toBe('hidden');
    const reload = page.getByRole('link', { name: 'Reload' });
    await expect(reload).toBeVisible();
    await page.unroute(program);
    await reload.click();
    await expect(page.locator('[data-mezzanine-state="idle"]')).toBeVisible();
  });
});

test('the selected building and floor are in the URL, and restored after a reload @all', async ({
  page,
}) => {
  await openViewer(page, 'venue=airport');
  const building = page.getByRole('combobox', { name: 'Building' });
  await building.selectOption('Satellite');
  await page.getByRole('radio', { name: 'B gates' }).check();
  await expect(page).toHaveURL(/floor=m_s1/);
  await page.reload();
  await expect(building.locator(':checked')).toHaveText('Satellite');
  await expect(page.getByRole('radio', { name: 'B gates' })).toBeChecked();
});

test('an unknown place in a link is reported politely, as text @all', async ({ page }) => {
  const watch = watchPage(page);
  const name = encodeURIComponent('<img src=x onerror=alert(1)>');
  await openViewer(page, `venue=mall&location=${name}&floor=__proto__&zoom=NaN&category=none`);
  const panel = page.getByRole('region', { name: 'Places' });
  await expect(panel).toContainText('This map has no place called “<img src=x onerror=alert(1)>”');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  const told = page.getByRole('status').filter({ hasText: 'This map has no floor' });
  // The message is shown once, in the panel.
  await expect(told).not.toContainText('no place');
  await expect(told).toContainText('__proto__');
  await expect(told).toContainText('zoom');
  await expect(page.getByRole('radio', { name: 'Level 1' })).toBeChecked();
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
  for (let left = await dismiss.count(); left > 0; left -= 1) {
    await dismiss.first().click();
    await expect(dismiss).toHaveCount(left - 1);
  }
  await panel.getByRole('button', { name: 'Show all places' }).click();
  await expect(page).not.toHaveURL(/onerror/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(watch.errors).toEqual([]);
});

for (const [query, title, tag] of [
  ['venue=no-such-venue', 'This map does not exist.', ' @all'],
  ['venue=javascript:alert(1)', 'This URL is not a map.', ''],
] as const) {
  test(`a venue that cannot be opened says what to do: ${query}${tag}`, async ({ page }) => {
    await page.goto(`/viewer/?${query}`);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(title);
    await alert.getByRole('link', { name: 'Open a demo map' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderwick Center');
  });
}

test('without a venue, the viewer offers those of its server, and keeps the rest of the link @all', async ({
  page,
}) => {
  await page.goto('/viewer/?theme=dark&language=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which map?');
  const venues = page.getByRole('list', { name: 'Maps' }).getByRole('link');
  await expect(venues).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
  await venues.filter({ hasText: 'Alderwick Center' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderwick Center');
  await expect(page).toHaveURL(/theme=dark/);
  await expect(page).toHaveURL(/language=fr/);
});

test('without a venue and a list of venues, the viewer says what to add to the URL @all', async ({
  page,
}) => {
  await page.route('**/api/v1/venues', (route) => route.fulfill({ status: 503 }));
  await page.goto('/viewer/');
  await expect(page.getByRole('status')).toContainText('Add ?venue= and the id of a venue.');
});

test('a place that the venue does not have leads to similar ones @all', async ({ page }) => {
  await openViewer(page, 'venue=mall&location=Inkhorn%20Boks');
  const panel = page.getByRole('region', { name: 'Places' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('This place is not on the map');
  await panel.getByRole('button', { name: /^Inkhorn Books/ }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Inkhorn Books');
});

test('Enter opens the only result, and arrow keys walk through several @all', async ({ page }) => {
  await openViewer(page, 'venue=mall');
  const search = page.getByRole('searchbox');
  const rows = page
    .getByRole('region', { name: 'Places' })
    .getByRole('listitem')
    .getByRole('button');
  const title = page.getByRole('article').getByRole('heading').first();
  // Enter counts, even if it comes before the results.
  await search.pressSequentially('inkhorn');
  await search.press('Enter');
  await expect(title).toHaveText('Inkhorn Books');
  await page.keyboard.press('Escape');
  await search.fill('shoes');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ places$/ })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(2);
  await search.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
  // The first one is a category.
  await page.keyboard.press('ArrowDown');
  const name = await rows.nth(1).locator('mark').first().locator('..').innerText();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(name);
});

test('lists have the symbols of the map, and say what differs from the hours of the venue @all', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-06-03T15:00:00Z'));
  await openViewer(page, 'venue=mall');
  const rows = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  const hours = page.getByRole('region', { name: 'Places' }).locator('header strong');
  await expect(hours).toHaveText('Open');
  const desk = rows.filter({ hasText: 'Information desk' }).first();
  await expect(desk.locator('svg')).toHaveAttribute('data-symbol', 'information');
  await expect(rows.first()).not.toContainText(/Open$/);
});

test('a route starts at the device position, and a position far away is only reported @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.137, longitude: 11.575, accuracy: 9 });
  await openViewer(page, 'venue=mall&location=loc_inkhorn_books');
  const locate = page.getByRole('button', { name: 'Show my position', exact: true });
  await locate.click();
  await expect(page.getByText('Your position is outside this map')).toBeVisible();
  await expect(locate).toBeVisible();

  // A position in the concourse of the mall.
  await context.setGeolocation({ latitude: 43.18523, longitude: -79.80461, accuracy: 9 });
  await locate.click();
  await expect(page.getByRole('button', { name: 'Hide my position', exact: true })).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Directions', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Your position');
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
  await expect(page).not.toHaveURL(/43\.1|79\.8/);
});

test('the keyboard finds a place and a route to it, and the focus is never lost', async ({
  page,
}) => {
  await openViewer(page, 'venue=mall');
  const focused = page.locator(':focus');
  const directions = page.getByRole('search').locator('..').getByRole('button', {
    name: 'Directions',
  });
  await directions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused();
  await page.keyboard.type('velder');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The field shows the selection, and keys continue from it.
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Velder');
  await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(directions).toBeFocused();

  // The last place in the map's own list has no row in the panel.
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toBeHidden();
  await expect(focused).toHaveCount(1);

  // Choosing a stop replaces its field.
  await openViewer(page, 'venue=mall&departure=Velder&location=Inkhorn%20Books');
  const add = page.getByRole('button', { name: 'Add a stop', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('lantern');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
});

test('categories have the colors of the map, in light and dark mode @all', async ({ page }) => {
  const tints = page.getByRole('group', { name: 'Categories' }).locator('button > span');
  const brightest = async () => {
    // The tints appear with the list, after the map.
    await expect(tints.first()).toBeVisible();
    return tints.evaluateAll((shown) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) return NaN;
      const parts = shown.map((tint) => {
        canvas.fillStyle = getComputedStyle(tint).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      return Math.max(...parts);
    });
  };
  await openViewer(page, 'venue=mall&theme=light');
  expect(await brightest()).toBeGreaterThan(220);
  await openViewer(page, 'venue=mall&theme=dark');
  expect(await brightest()).toBeLessThan(90);
});

test('the map is a list for screen readers, and an entry opens its card @all', async ({ page }) => {
  await openViewer(page, 'venue=mall&language=fr');
  const button = page.getByRole('button', { name: 'List of places', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('list', { name: /^Places on/ }).getByText('Inkhorn Books');
  await entry.click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Inkhorn Books');
  await expect(page.getByRole('article')).toContainText('Niveau 1');
});

test.describe('on a phone', () => {
  test.use({ ...phone });

  test('the list is created when a user opens it, by touch or keyboard @all', async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Places' });
    const rows = panel.getByRole('listitem');
    const hours = panel.locator('header strong');
    await openViewer(page, 'venue=mall');
    await expect(page.getByRole('searchbox')).toBeEditable();
    await expect(page.getByRole('button', { name: 'Fashion', exact: true })).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(hours).toHaveCount(0);
    await page.getByRole('button', { name: 'Show more of the list', exact: true }).tap();
    await expect(rows.first()).toBeInViewport();
    await expect(hours).toHaveText(/^(Open|Closed)/);
    await openViewer(page, 'venue=mall');
    await expect(page.getByRole('searchbox')).toBeEditable();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Show more of the list', exact: true }).focus();
    await expect(rows.first()).toBeAttached();
  });

  test('search fills the screen, a place half of it, and the sheet can be dragged @all', async ({
    page,
  }) => {
    await openViewer(page, 'venue=mall');
    const panel = page.getByRole('region', { name: 'Places' });
    const heightOf = async () => Math.round((await panel.boundingBox())?.height ?? 0);
    await expect.poll(heightOf).toBe(150);
    await page.getByRole('searchbox').fill('shoes');
    await expect.poll(heightOf).toBe(844 - 64);
    await page.getByRole('button', { name: /^Merrin Shoes/ }).click();
    await expect.poll(heightOf).toBe(422);
    await page.getByRole('button', { name: 'Show more of the list', exact: true }).click();
    await expect.poll(heightOf).toBe(844 - 64);
    const handle = page.getByRole('button', { name: 'Show more of the map', exact: true });
    const { x = 0, y = 0, width = 0 } = (await handle.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, 700, { steps: 12 });
    await page.mouse.up();
    await expect.poll(heightOf).toBe(150);
    expect(await axeViolations(page)).toEqual([]);
  });
});

for (const [name, size, scheme] of [
  ['a desktop', { width: 1280, height: 800 }, 'light'],
  ['a desktop by night', { width: 1280, height: 800 }, 'dark'],
  ['a phone by night', { width: 390, height: 844 }, 'dark'],
  ['a phone, 320 pixels wide', { width: 320, height: 640 }, 'light'],
] as const) {
  test(`list, card, and directions are accessible on ${name} @all`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await openViewer(page, 'venue=mall');
    expect(await axeViolations(page)).toEqual([]);
    const handle = page.getByRole('button', { name: 'Show more of the list', exact: true });
    if (size.width < 700) await handle.click();
    await expect(page.getByRole('button', { name: /^Hallam & Wray/ }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await openViewer(page, 'venue=mall&location=Hallam%20%26%20Wray&color=ffdd00');
    await expect(page.getByRole('article')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await openViewer(page, 'venue=mall&departure=ATM&location=Halcyon%20Cinemas&accessible=true');
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
