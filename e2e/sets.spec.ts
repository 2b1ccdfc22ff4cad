import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { origin } from './address.ts';
import { openHydrated } from './support/openHydrated.ts';
import { expectOwnPage, pageHtml } from './support/pageHtml.ts';
import { readSets, readSiteData, type SiteVersion } from './support/readSiteData.ts';
import { test } from './support/shapeSite.ts';
import { sitePaths } from './support/sitePaths.ts';
import { specifiedRoutes } from './support/specifiedRoutes.ts';

// Runs in one worker, because another would only wait for the build of the final shape.
test.describe.configure({ mode: 'default' });

/** Versions of each set, newest first; the first is the latest. */
const versions: Readonly<Record<string, readonly string[]>> = {
  default: ['current'],
  'web-sdk': ['6.0', '5.0', '4.0'],
  'react-native-sdk': ['5.0', '4.0', '3.0'],
  'ios-sdk': ['5.0', '4.0', '3.0'],
  'android-sdk': ['5.0', '4.0', '3.0'],
  showcase: ['6.0', '5.0'],
};
const sdks = ['web-sdk', 'react-native-sdk', 'ios-sdk', 'android-sdk'];

const dropdown = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: new RegExp(`^${name}\\b`) });

async function chooseVersion(page: Page, name: string, version: string): Promise<void> {
  await dropdown(page, name).hover();
  await dropdown(page, name)
    .locator('xpath=following-sibling::ul')
    .getByRole('link', { name: new RegExp(`^${version}\\b`) })
    .click();
}

test('[RT-01] the final site has a separate page at 206 of the 216 routes @all', async ({
  request,
  shapeSite,
}) => {
  expect(specifiedRoutes()).toHaveLength(216);
  // The ten pages of the playground are programs, not documents. They are added with their
  // examples.
  const routes = specifiedRoutes().filter((route) => !/^\/playground\/./.test(route));
  expect(routes).toHaveLength(206);
  for (const route of routes) {
    const page = await pageHtml(request, `${shapeSite.origin}${route}`);
    expectOwnPage(page, route, site.product.name);
  }
});

test('[RT-03] the latest version of each SDK has no number in its paths, and others do @all', async ({
  request,
  shapeSite,
}) => {
  const sets = await readSets(request, shapeSite.origin);
  for (const [id, [latest, ...older]] of Object.entries(versions)) {
    if (id === 'default') continue;
    const paths = Object.fromEntries(
      (sets[id]?.versions ?? []).map((version) => [version.name, version.path]),
    );
    expect(paths[latest ?? '']).toBe(`/${id}`);
    for (const name of older) expect(paths[name]).toBe(`/${id}/${name}`);
  }
  for (const path of ['/web-sdk/camera', '/web-sdk/5.0/camera']) {
    expect((await request.get(`${shapeSite.origin}${path}`)).status(), path).toBe(200);
  }
  const numbered = await request.get(`${shapeSite.origin}/web-sdk/6.0/camera`);
  expect(numbered.status(), 'the latest has one address only').toBe(404);
});

const categories = specifiedRoutes().filter((route) => route.startsWith('/docs/category/'));
for (const route of categories) {
  test(`[RT-04] ${route} lists its documents as cards that link to them @all`, async ({
    page,
    request,
    shapeSite,
  }) => {
    await page.goto(`${shapeSite.origin}${route}`);
    const cards = page.getByRole('main').getByRole('article').or(page.locator('a.doc-card'));
    const links = page.locator('main a.doc-card');
    expect(await cards.count()).toBeGreaterThan(0);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const group = route.slice('/docs/category/'.length);
    const isDirect = (path: string) =>
      path.startsWith(`/docs/${group}/`) && path.split('/').length === 4;
    const direct = sitePaths().filter(isDirect);
    expect(direct).toEqual(expect.arrayContaining(specifiedRoutes().filter(isDirect)));
    if (direct.length > 0) expect([...hrefs].sort()).toEqual(direct);
    for (const href of hrefs) {
      expect((await request.get(`${shapeSite.origin}${href}`)).status(), `${href}`).toBe(200);
    }
    for (const link of await links.all()) {
      await expect(link.getByRole('heading')).toHaveText(/\S/);
      await expect(link.locator('p'), 'says in a line what is there').toHaveText(/\S/);
    }
  });
}

test('[DS-01] the sets and their versions match the specification @all', async ({
  request,
  shapeSite,
}) => {
  const sets = await readSets(request, shapeSite.origin);
  expect(Object.keys(sets).sort()).toEqual(Object.keys(versions).sort());
  for (const [id, names] of Object.entries(versions)) {
    const found = sets[id]?.versions ?? [];
    expect(
      found.map(({ name }) => name),
      id,
    ).toEqual(names);
    expect(
      found.filter(({ isLast }) => isLast).map(({ name }) => name),
      id,
    ).toEqual([names[0]]);
    const labels = id === 'default' ? ['Next'] : names;
    expect(
      found.map(({ label }) => label),
      id,
    ).toEqual(labels);
  }
});

test('[DS-01] the published sets are part of the specification', async ({ request }) => {
  for (const [id, set] of Object.entries(await readSets(request, origin))) {
    for (const { name } of set.versions) expect(versions[id], id).toContain(name);
    expect(set.versions[0]?.name, id).toBe(versions[id]?.[0]);
  }
});

test.describe('data of a version', () => {
  function expectComplete(set: string, version: SiteVersion): void {
    const where = `${set} ${version.name}`;
    expect(version.label, where).toMatch(/\S/);
    expect(typeof version.isLast, where).toBe('boolean');
    expect(version.path, where).toMatch(/^\//);
    expect(
      version.docs.map(({ id }) => id),
      where,
    ).toContain(version.mainDocId);
    expect(Array.isArray(version.draftIds), where).toBe(true);
    expect(Object.keys(version.sidebars).length, where).toBeGreaterThan(0);
    for (const { id, path, sidebar } of version.docs) {
      expect(id, where).toMatch(/\S/);
      if (id.startsWith('/')) continue;
      expect(path, `${where} ${id}`).toMatch(
        new RegExp(`^${version.path.replaceAll('.', '\\.')}/`),
      );
      expect(Object.keys(version.sidebars), `${where} ${id}`).toContain(sidebar);
    }
  }

  test('[DS-02] is correct for every version of the final site @all', async ({
    request,
    shapeSite,
  }) => {
    const sets = Object.entries(await readSets(request, shapeSite.origin));
    for (const [id, { versions: all }] of sets) all.forEach((one) => expectComplete(id, one));
    expect(sets.flatMap(([, set]) => set.versions)).toHaveLength(15);
  });

  test('[DS-02] is correct for every published version', async ({ request }) => {
    const sets = Object.entries(await readSets(request, origin));
    for (const [id, { versions: all }] of sets) all.forEach((one) => expectComplete(id, one));
  });
});

test.describe('preferred version', () => {
  const stored = (page: Page, id: string) =>
    page.evaluate((key) => localStorage.getItem(key), `docs-preferred-version-${id}`);

  test('[DS-03] of the web SDK is remembered when it is selected @all', async ({ page }) => {
    await openHydrated(page, '/web-sdk/camera');
    await chooseVersion(page, 'Web', '5.0');
    await expect(page).toHaveURL('/web-sdk/5.0/camera');
    await expect.poll(() => stored(page, 'web-sdk')).toBe('5.0');
    await openHydrated(page, '/docs/overview');
    await expect(dropdown(page, 'Web')).toContainText('5.0');
  });

  test('[DS-03] of each SDK is remembered separately @all', async ({ page, shapeSite }) => {
    await openHydrated(page, `${shapeSite.origin}/docs/overview`);
    await chooseVersion(page, 'Web', '5.0');
    await expect.poll(() => stored(page, 'web-sdk')).toBe('5.0');
    await chooseVersion(page, 'iOS', '4.0');
    await expect.poll(() => stored(page, 'ios-sdk')).toBe('4.0');
    expect(await stored(page, 'web-sdk'), 'each set has its own').toBe('5.0');
  });

  test('[DS-03] of the showcase is remembered, and its menu item links to it @all', async ({
    page,
  }) => {
    const item = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Showcase' });
    await openHydrated(page, '/showcase/');
    await page.getByRole('main').getByRole('link', { name: 'Showcase for 5.0' }).click();
    await expect(page).toHaveURL('/showcase/5.0');
    await expect.poll(() => stored(page, 'showcase')).toBe('5.0');
    await openHydrated(page, '/docs/overview');
    await expect(item).toHaveAttribute('href', '/showcase/5.0');
    await item.click();
    await page.getByRole('note').getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL('/showcase');
    await expect(item).toHaveAttribute('href', '/showcase');
  });

  test('[DS-03] is reset when that version is removed @all', async ({ page }) => {
    await openHydrated(page, '/docs/roadmap');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-web-sdk', '1.0'));
    await page.reload();
    await expect.poll(() => stored(page, 'web-sdk')).toBeNull();
    await expect(dropdown(page, 'Web')).toContainText('6.0');
  });

  test('[DS-03] of the showcase is reset when that version is removed @all', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['docs-preferred-version-showcase'] ??= '1.0';
    });
    await openHydrated(page, '/docs/roadmap');
    await expect.poll(() => stored(page, 'showcase')).toBeNull();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Showcase' }),
    ).toHaveAttribute('href', '/showcase');
  });
});

test.describe('switching versions', () => {
  const names = { 'web-sdk': 'Web', 'react-native-sdk': 'React Native', 'ios-sdk': 'iOS' };

  for (const [id, name] of Object.entries({ ...names, 'android-sdk': 'Android' })) {
    test(`[DS-04] the ${name} dropdown lists every version of ${id} @all`, async ({
      page,
      shapeSite,
    }) => {
      await openHydrated(page, `${shapeSite.origin}/docs/roadmap`);
      const toggle = dropdown(page, name);
      await toggle.hover();
      const items = toggle.locator('xpath=following-sibling::ul').getByRole('link');
      const texts = await items.allTextContents();
      expect(texts.filter((text) => /^\d/.test(text)).map((text) => text.slice(0, 3))).toEqual(
        versions[id],
      );
      expect(sdks).toContain(id);
    });
  }

  test('[DS-04] stays on the same document', async ({ page }) => {
    await openHydrated(page, '/web-sdk/blue-dot');
    await chooseVersion(page, 'Web', '4.0');
    await expect(page).toHaveURL('/web-sdk/4.0/blue-dot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue dot');
    await expect(page.getByRole('note').first()).toContainText('4.0');
    await chooseVersion(page, 'Web', '6.0');
    await expect(page).toHaveURL('/web-sdk/blue-dot');
  });

  test('[DS-04] opens the main document if the other version has no such document @all', async ({
    page,
  }) => {
    await openHydrated(page, '/web-sdk/3d-models');
    await chooseVersion(page, 'Web', '5.0');
    await expect(page).toHaveURL('/web-sdk/5.0/getting-started');
  });
});

test.describe('a page of an older version', () => {
  const banner = (page: Page) => page.locator('.theme-doc-version-banner');

  test('[DS-05] says so and links to the same page of the latest version @all', async ({
    page,
  }) => {
    await openHydrated(page, '/web-sdk/4.0/wayfinding');
    await expect(banner(page)).toContainText('4.0');
    await expect(banner(page)).toContainText('no longer actively maintained');
    await banner(page).getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL('/web-sdk/wayfinding');
    await expect(banner(page)).toHaveCount(0);
  });

  test('[DS-05] with another name in the latest version links to that page @all', async ({
    page,
  }) => {
    await page.goto('/web-sdk/5.0/flat-labels');
    await expect(banner(page).getByRole('link', { name: 'latest version' })).toHaveAttribute(
      'href',
      '/web-sdk/labels',
    );
  });

  test('[DS-05] that the latest version does not have links to its main document @all', async ({
    page,
  }) => {
    await page.goto('/web-sdk/4.0/using-angular');
    await expect(banner(page).getByRole('link', { name: 'latest version' })).toHaveAttribute(
      'href',
      '/web-sdk/getting-started',
    );
  });

  test('[DS-05] does so in every case, without scripts, too @all', async ({
    request,
    shapeSite,
  }) => {
    for (const route of specifiedRoutes()) {
      const isOlder = /^\/[a-z-]+\/\d\.0\//.test(route);
      if (!isOlder && !/^\/(web|ios|android|react-native)-sdk\//.test(route)) continue;
      const { html } = await pageHtml(request, `${shapeSite.origin}${route}`);
      expect(html.includes('theme-doc-version-banner'), route).toBe(isOlder);
    }
  });
});

test.describe('the framework and its version', () => {
  const generator = /<meta name="?generator"? content="Docusaurus v(\d+\.\d+\.\d+)"/;

  test('[DS-07] are in every page @all', async ({ request }) => {
    const found = new Set<string | undefined>();
    for (const path of [...sitePaths(), '/404-not-found', '/nowhere']) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(generator);
      found.add(generator.exec(html)?.[1]);
    }
    expect(found.size).toBe(1);
  });

  test("[DS-07] are in the site's metadata, the same as in the pages @all", async ({ request }) => {
    const metadata = await readSiteData(request, origin, 'docusaurusVersion');
    const html = await (await request.get('/')).text();
    expect(metadata).toMatchObject({ docusaurusVersion: generator.exec(html)?.[1] });
  });
});
