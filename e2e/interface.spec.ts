import { expect, type Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { holdRequests } from './support/holdRequests.ts';
import { hydrated, openHydrated } from './support/openHydrated.ts';
import { test } from './support/testWithoutMaps.ts';
import { watchPage } from './support/watchPage.ts';

const phone = { width: 390, height: 844 };
const guide = '/web-sdk/camera';

test.describe('navigation bar', () => {
  test('[UI-01] links to every area by name', async ({ page }) => {
    await page.goto('/docs/overview');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Docs', 'API', 'Showcase', 'Playground', 'Community', 'Blog']) {
      const link = bar.getByRole('link', { name, exact: true });
      await expect(link, name).toBeVisible();
      const path = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(path)).status(), `${name} leads to ${path}`).toBe(200);
    }
    await expect(bar.getByRole('link', { name: /^GitHub/ })).toHaveAttribute(
      'href',
      site.links.github,
    );
    await expect(bar.getByRole('button', { name: 'Search docs' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Switch to dark mode' })).toBeEnabled();
  });

  for (const name of ['Web', 'React Native', 'iOS', 'Android']) {
    test(`[UI-01] has a version dropdown for the ${name} SDK @all`, async ({ page }) => {
      await openHydrated(page, '/community');
      const toggle = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: new RegExp(`^${name}\\b`) });
      await expect(toggle).toHaveAttribute('aria-haspopup', 'true');
      await toggle.hover();
      const items = toggle.locator('xpath=following-sibling::ul').getByRole('link');
      await expect(items.first()).toBeVisible();
      for (const href of await items.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )) {
        expect((await page.request.get(href)).status(), href).toBe(200);
      }
    });
  }

  test('[UI-01] offers English as the only language @all', async ({ page }) => {
    await openHydrated(page, '/community');
    const toggle = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
      name: 'English',
    });
    await toggle.hover();
    const languages = toggle.locator('xpath=following-sibling::ul').getByRole('link');
    await expect(languages).toHaveText(['English']);
    await expect(languages.first()).toHaveAttribute('lang', 'en');
  });
});

test.describe('slide-out menu', () => {
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test('[UI-02] replaces the navigation below 996 px and not above @all', async ({ page }) => {
    await openHydrated(page, '/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Community', exact: true });
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 995, height: 800 });
    await expect(toggle).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('[UI-02] slides out with the same links and closes when one is clicked @all', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    for (const name of ['Docs', 'API', 'Showcase', 'Playground', 'Community', 'Blog']) {
      await expect(menu(page).getByRole('link', { name, exact: true }), name).toBeInViewport();
    }
    await menu(page).getByRole('link', { name: 'Community', exact: true }).click();
    await expect(page).toHaveURL('/community');
    await expect(menu(page)).not.toBeInViewport();
  });

  test('[UI-02] closes when the window becomes as wide as a desktop @all', async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(menu(page)).toBeInViewport();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible();
    await expect(menu(page)).not.toBeInViewport();
  });
});

test.describe('announcement bar', () => {
  const dismissKey = 'docusaurus.announcement.dismiss';
  const bar = (page: Page) => page.locator('.theme-announcement-bar');
  const stored = (page: Page, key: string) =>
    page.evaluate((name) => localStorage.getItem(name), key);

  test('[UI-03] is above the navigation until it is closed, and stays closed', async ({ page }) => {
    await openHydrated(page, '/community');
    await expect(bar(page)).toContainText(site.announcement.text);
    await expect(bar(page).getByRole('link', { name: site.announcement.linkText })).toHaveAttribute(
      'href',
      site.announcement.link,
    );
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, dismissKey)).toBe('true');
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  });

  test('[UI-03] appears on the first visit with a new id, before and after hydration @all', async ({
    page,
  }) => {
    await openHydrated(page, '/community');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() =>
      localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement'),
    );
    const held = await holdRequests(page, '**/assets/js/*.js');
    await page.goto('/docs/roadmap');
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, dismissKey)).toBe('false');
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(site.announcement.id);
    await held.release();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
  });
});

test('[UI-04] the footer has four groups of working links, and the notice @all', async ({
  page,
  request,
}) => {
  await page.goto('/docs/overview');
  const footer = page.getByRole('contentinfo');
  for (const group of ['Docs', 'Demos', 'Social', 'Company']) {
    const links = footer.getByRole('navigation', { name: group, exact: true }).getByRole('link');
    await expect(footer.getByText(group, { exact: true }), group).toBeVisible();
    expect(await links.count(), group).toBeGreaterThan(0);
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )) {
      if (href?.startsWith('/')) expect((await request.get(href)).status(), href).toBe(200);
    }
  }
  const year = new Date().getFullYear();
  const years = year === 2025 ? '2025' : `2025–${year}`;
  await expect(footer).toContainText(`Copyright © ${years} ${site.product.name}`);
});

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`[UI-05] the first Tab focuses a link that skips to the content, ${viewport.width} px${viewport === phone ? '' : ' @all'}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/docs/roadmap');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main') !== null),
      'the next Tab continues inside the main content',
    ).toBe(true);
  });
}

test.describe('next to a document', () => {
  test('[UI-09] the contents list has the headings of levels 2 and 3, in order @all', async ({
    page,
  }) => {
    for (const path of ['/docs/roadmap', guide, '/web-sdk/getting-started']) {
      await page.goto(path);
      const headings = page.locator('.markdown').locator('h2[id], h3[id]');
      const anchors = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
      expect(anchors.length, path).toBeGreaterThan(1);
      const entries = page.locator('.table-of-contents').getByRole('link');
      expect(
        await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        path,
      ).toEqual(anchors);
    }
  });

  test('[UI-09] the sidebar cannot be hidden @all', async ({ page }) => {
    await openHydrated(page, guide);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(page.getByRole('button', { name: /collapse sidebar$/i })).toHaveCount(0);
  });

  test('[UI-09] opening one category leaves the others open @all', async ({ page }) => {
    await openHydrated(page, guide);
    const categories = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { expanded: true });
    const count = await categories.count();
    expect(count).toBeGreaterThan(1);
    const first = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('.theme-doc-sidebar-item-category [aria-expanded]')
      .first();
    await first.click();
    await expect(categories).toHaveCount(count - 1);
    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(categories).toHaveCount(count);
  });
});

test('[UI-10] the blog sidebar groups posts by year @all', async ({ page, request }) => {
  await page.goto('/blog');
  const sidebar = page.getByRole('navigation', { name: /blog/i });
  const groups = sidebar.getByRole('group');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    const year = (await group.getByRole('heading').textContent()) ?? '';
    expect(year).toMatch(/^20\d\d$/);
    const posts = group.getByRole('link');
    expect(await posts.count()).toBeGreaterThan(0);
    for (const post of await posts.all()) {
      const html = await (await request.get((await post.getAttribute('href')) ?? '')).text();
      expect(html).toMatch(new RegExp(`<time[^>]+datetime="?${year}-`, 'i'));
    }
  }
});

test.describe('color mode', () => {
  const theme = (page: Page) => page.locator('html');

  test('[UI-11] is light for a user without a preference @all', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'no-preference' });
    await openHydrated(page, '/');
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('[UI-11] follows the system, even while the page is open @all', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, '/');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('[UI-11] can be switched between two states, and is remembered', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('[UI-11] a stored choice overrides the system @all', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await openHydrated(page, '/');
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('[UI-12] with blocked storage the site works, with a message in the console only @all', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
  const { errors } = watchPage(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, '/community');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(warnings.join('\n')).toContain('storage is not available');
  expect(errors).toEqual([]);
});

test.describe('motion', () => {
  test('[UI-13] a short category opens faster than a long one @all', async ({ page }) => {
    await openHydrated(page, guide);
    const durations = await page.evaluate(async () => {
      const toggles = [
        ...document.querySelectorAll<HTMLElement>(
          '.theme-doc-sidebar-item-category [aria-expanded]',
        ),
      ];
      const results: { height: number; milliseconds: number }[] = [];
      for (const toggle of toggles) {
        const list = toggle.closest('li')?.querySelector<HTMLElement>(':scope > ul');
        if (!list) continue;
        const height = list.scrollHeight;
        const seen = new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            const duration = /height (\d+)ms/.exec(list.style.transition)?.[1];
            if (duration === undefined) return;
            observer.disconnect();
            resolve(Number(duration));
          });
          observer.observe(list, { attributes: true, attributeFilter: ['style'] });
        });
        toggle.click();
        results.push({ height, milliseconds: await seen });
      }
      return results;
    });
    const sorted = durations.toSorted((a, b) => a.height - b.height);
    const [shortest, tallest] = [sorted[0], sorted.at(-1)];
    expect(tallest?.height).toBeGreaterThan(shortest?.height ?? Infinity);
    expect(tallest?.milliseconds).toBeGreaterThan(shortest?.milliseconds ?? Infinity);
    // The framework's formula for the duration by height, in milliseconds, from Material's guide.
    for (const { height, milliseconds } of durations) {
      const constant = height / 36;
      expect(milliseconds).toBe(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10));
    }
  });

  test('[UI-13] scrolling to the top covers 15 % of the remaining distance at each step @all', async ({
    page,
  }) => {
    // The fallback runs unless the style sheet enables the browser's own smooth scrolling.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 400 });
    await openHydrated(page, '/docs/roadmap');
    await page.mouse.move(640, 200);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    await page.mouse.wheel(0, -100);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const record = { steps: [] as [number, number][] };
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, { record });
      window.scrollTo = ((x: number, y: number) => {
        record.steps.push([document.documentElement.scrollTop, y]);
        scrollTo(x, y);
      }) as typeof window.scrollTo;
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const steps = await page.evaluate(
      () => (window as unknown as { record: { steps: [number, number][] } }).record.steps,
    );
    expect(steps.length).toBeGreaterThan(5);
    for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
  });
});

test('[UI-14] pages are in English, left to right, below the base path / @all', async ({
  page,
}) => {
  await openHydrated(page, '/docs/overview');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const languages = page.locator('link[rel="alternate"][hreflang]');
  expect(
    await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(expect.arrayContaining(['en', 'x-default']));
  await expect(languages).toHaveCount(2);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src') ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  for (const source of scripts) expect(source).toMatch(/^\/assets\//);
  await expect(page.locator('a.navbar__brand')).toHaveAttribute('href', '/');
});
