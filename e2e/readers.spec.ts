import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { htmlUnescape } from 'escape-goat';
import { site } from '../site.config.ts';
import { axeViolations } from './support/axeViolations.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { sitePaths } from './support/sitePaths.ts';
import { test } from './support/test.ts';
import { withoutMaps } from './support/withoutMaps.ts';

const guide = '/web-sdk/camera';
const sets = ['docs', 'web-sdk'];
const documents = sitePaths().filter((path) => /^\/(docs|[a-z-]+-sdk)\/(?!category\/)/.test(path));

/** Pages without their own text: the home page and the lists of the blog. */
const texts = sitePaths().filter((path) => !/^\/(blog(\/archive)?)?$/.test(path));

/** Finds the tag of a page that contains a string, with its attributes unchanged. */
function tagWith(html: string, name: string, part: string): string {
  const tags = html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  return tags.find((tag) => tag.includes(part)) ?? '';
}

function attributeOf(tag: string, name: string): string {
  const [, quoted, bare] = new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag) ?? [];
  return htmlUnescape(quoted ?? bare ?? '');
}

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** The canonical path of a URL of the site. */
function pathOf(address: string): string {
  expect(address.startsWith(`${site.url}/`), address).toBe(true);
  return address.slice(site.url.length);
}

test.describe('a page as Markdown', () => {
  test('is available for every page, linked from it, and served as Markdown @all', async ({
    request,
  }) => {
    for (const path of texts) {
      const html = await htmlOf(request, path);
      const address = attributeOf(tagWith(html, 'link', 'text/markdown'), 'href');
      expect.soft(address, path).toBe(`${path.replace(/\/$/, '')}.md`);
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      expect.soft(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect.soft(text, address).toContain(`url: "${site.url}${path}"`);
      expect.soft(text.match(/^# .+$/gm)?.length, `${address} has a heading`).toBeGreaterThan(0);
      const prose = text.replace(/```.*?```/gs, '').replace(/`[^`\n]*`/g, '');
      expect.soft(prose, `${address} holds no HTML`).not.toMatch(/<\/?(div|span|a|table|p)\b/);
      expect
        .soft(prose, `${address} links to whole addresses`)
        .not.toMatch(/\]\((?!https?:|mailto:)/);
    }
  });

  test('is compressed for clients that accept it @all', async ({ request }) => {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await request.get(`${guide}.md`, { headers });
    expect(response.headers()['content-encoding']).toBe('br');
  });

  test('has the code, tables, and image of a live example @all', async ({ request }) => {
    const text = await htmlOf(request, `${guide}.md`);
    expect(text).toMatch(
      /```ts title="main\.ts"\nimport \{[^}]+\} from '@mezzanine\/mezzanine-js';/,
    );
    expect(text).toContain('| `paddingPixels?` | `number` |');
    expect(text).toMatch(/!\[.+\]\(http.+-light\.webp\)/);
    expect(text).not.toContain('-dark.webp');
  });

  test('is copied for an assistant by a button that confirms it, with its version and symbols @all', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withoutMaps(page);
    await openHydrated(page, guide);
    const button = page.getByRole('button', { name: 'Copy for an assistant' });
    await expect(button.locator('[aria-live="polite"]')).toHaveText('Copy for an assistant');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [head = '', ...rest] = copied.split('\n\n');
    expect(head).toMatch(
      /^- Page: .+\n- Set: web-sdk, .+\n- Version: Web SDK 6\.0\n- Symbols: \[`/,
    );
    const served = await htmlOf(page.request, `${guide}.md`);
    expect(rest.join('\n\n')).toBe(served.slice(served.indexOf('\n# ') + 1));
    expect(await axeViolations(page)).toEqual([]);
  });

  test('that cannot be fetched is not reported as copied @all', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withoutMaps(page);
    await page.route(`**${guide}.md`, (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, guide);
    await page.getByRole('button', { name: 'Copy for an assistant' }).click();
    await expect(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
  });

  test('changes with the page, and its buttons are large enough for touch @all', async ({
    page,
  }) => {
    await withoutMaps(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, guide);
    const next = page.locator('.pagination-nav__link--next');
    const path = (await next.getAttribute('href')) ?? '';
    await next.click();
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', `${path}.md`);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${path}.md`);
    for (const tool of [link, page.getByRole('button', { name: 'Copy for an assistant' })]) {
      expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('lists for language models are short, valid, and link to Markdown @all', async ({
  request,
}) => {
  const lists = [...sets, 'web-sdk-5.0', 'web-sdk-4.0'].map((name) => `/llms-${name}.txt`);
  for (const name of ['/llms.txt', ...lists]) {
    const response = await request.get(name);
    expect(response.status(), name).toBe(200);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text.length, name).toBeLessThan(50_000);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    const entries = text.split('\n').filter((line) => line.startsWith('- '));
    expect(entries.length, name).toBeGreaterThan(5);
    for (const entry of entries) {
      const [, address = ''] = /^- \[.+?\]\(([^)]+)\): .+/.exec(entry) ?? [];
      expect.soft(address, entry).toMatch(/\.md$|\/llms-[a-z-]+(?:-\d\.\d)?\.txt$/);
      expect.soft((await request.get(pathOf(address))).status(), address).toBe(200);
    }
  }
});

test('skills for assistants are listed, and served as Markdown and as archives', async ({
  request,
}) => {
  const response = await request.get('/skills/index.json');
  const { skills } = (await response.json()) as {
    readonly skills: readonly { name: string; url: string; archive: string; files: string[] }[];
  };
  expect(skills.length).toBeGreaterThan(7);
  for (const { name, url, archive, files } of skills) {
    const text = await htmlOf(request, pathOf(url));
    expect.soft(text, name).toMatch(new RegExp(`^---\\nname: ${name}\\ndescription: `));
    for (const file of files) {
      const served = await request.get(`/skills/${name}/${file}`);
      expect.soft(served.headers()['content-type'], file).toBe('text/markdown; charset=utf-8');
    }
    const packed = await request.get(pathOf(archive));
    expect.soft((await packed.body()).subarray(0, 2).toString(), archive).toBe('PK');
  }
});

test('every page has its own preview image with alternative text @all', async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of sitePaths()) {
    const html = await htmlOf(request, path);
    const property = (name: string) => attributeOf(tagWith(html, 'meta', name), 'content');
    const picture = property('og:image"');
    const response = await request.get(pathOf(picture));
    expect.soft(response.headers()['content-type'], path).toBe('image/png');
    const bytes = await response.body();
    expect.soft([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect.soft(property('og:image:alt'), path).toMatch(/\w+.+\. A line drawing/);
    expect.soft(property('twitter:card'), path).toBe('summary_large_image');
    expect.soft(property('og:url'), path).toBe(site.url + path);
    pictures.add(picture);
  }
  expect(pictures.size).toBe(sitePaths().length);
});

test.describe('the layout of a document', () => {
  test('has breadcrumbs, for people and as structured data @all', async ({ request }) => {
    for (const path of documents) {
      const html = await htmlOf(request, path);
      expect.soft(html, path).toContain('aria-label=Breadcrumbs');
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect.soft(data.length, path).toBe(1);
      const list = JSON.parse(data[0]?.[1] ?? '{}') as {
        readonly itemListElement: readonly { position: number; name: string; item: string }[];
      };
      expect.soft(list, path).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
      });
      const items = list.itemListElement;
      expect.soft(items.length, path).toBeGreaterThan(1);
      expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
      expect.soft(items.at(-1)?.item, path).toBe(site.url + path);
      for (const { name, item } of items) {
        expect.soft(name, path).toMatch(/\S/);
        expect.soft((await request.get(pathOf(item), { maxRedirects: 0 })).status()).toBe(200);
      }
    }
  });

  test('has links to its source and its neighbors, and the date of its last change @all', async ({
    request,
  }) => {
    for (const path of documents) {
      const html = await htmlOf(request, path);
      expect.soft(tagWith(html, 'a', 'pagination-nav__link--'), path).not.toBe('');
      // Generated pages have no source.
      if (path.includes('/api-reference-') && path.split('/').length > 4) continue;
      const edit = attributeOf(tagWith(html, 'a', 'theme-edit-this-page'), 'href');
      expect.soft(edit, path).toMatch(new RegExp(`^${site.links.edit}.+\\.mdx$`));
      const day = attributeOf(tagWith(html, 'time', 'datetime'), 'datetime');
      expect.soft(day, path).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});

test.describe('a printed document', () => {
  async function toPaper(page: Page): Promise<void> {
    await withoutMaps(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 700, height: 1000 });
  }

  test('contains only the article, black on white, even from a dark page @all', async ({
    page,
  }) => {
    await toPaper(page);
    for (const part of ['.navbar', '.theme-doc-footer', '.pagination-nav', '.hash-link']) {
      for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
    }
    await expect(page.locator('main aside, .theme-doc-sidebar-container')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const dark = await page.evaluate(() =>
      [...document.querySelectorAll('body, article, article *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((color) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] =
            color.match(/[\d.]+/g)?.map(Number) ?? [];
          return alpha > 0.3 && red + green + blue < 450;
        }),
    );
    expect(dark).toEqual([]);
    const ink = await page
      .locator('article p')
      .first()
      .evaluate((p) => getComputedStyle(p).color);
    expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(60);
  });

  test('wraps code, prints the URLs of external links, and shows the image of a map @all', async ({
    page,
  }) => {
    await toPaper(page);
    const wide = await page.evaluate(
      () =>
        [...document.querySelectorAll('pre, pre code, .table-scroll')].filter(
          (element) => element.scrollWidth > document.documentElement.clientWidth,
        ).length,
    );
    expect(wide).toBe(0);
    const picture = page.locator('article img.only-light').first();
    await expect(picture).toBeVisible();
    await expect(page.locator('article img.only-dark').first()).toBeHidden();
    await expect(page.locator('article iframe').first()).toBeHidden();
    await page.evaluate((outside) => {
      const link = document.querySelector<HTMLAnchorElement>('.theme-doc-markdown p a[href^="/"]');
      link?.insertAdjacentHTML('afterend', `<a id="outside" href="${outside}">outside</a>`);
    }, 'https://www.w3.org/');
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('#outside')).toContain('(');
    expect(await after('.theme-doc-markdown p a[href^="/"]')).toBe('none');
  });
});
