import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { Plugin } from 'esbuild';
import { bundleForNode } from './support/bundleForNode.ts';
import { goWithinSite } from './support/goWithinSite.ts';
import { holdRequests } from './support/holdRequests.ts';
import { openHydrated } from './support/openHydrated.ts';
import { scriptOfDocument } from './support/scriptWith.ts';
import { test } from './support/testWithoutMaps.ts';

const roadmapScript = `**${scriptOfDocument('docs/roadmap.mdx')}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const roadmapLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Roadmap', exact: true });

test.describe('navigation to another page', () => {
  test('[NAV-01] waits for its code while the old page is visible', async ({ page }) => {
    const held = await holdRequests(page, roadmapScript);
    await openHydrated(page, '/community');
    await roadmapLink(page).click();
    await held.arrived;
    await expect(page).toHaveURL('/docs/roadmap');
    await expect(heading(page)).toHaveText('Community');
    await held.release();
    await expect(heading(page)).toHaveText('Roadmap');
  });

  test('[NAV-01] reloads the page if its code does not load @all', async ({ page }) => {
    const held = await holdRequests(page, roadmapScript);
    await openHydrated(page, '/community');
    await roadmapLink(page).click();
    await held.arrived;
    const reloaded = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/docs/roadmap'),
    );
    await held.fail();
    await reloaded;
    await expect(heading(page)).toHaveText('Roadmap');
  });

  test('[NAV-01] does not reload the page otherwise @all', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await openHydrated(page, '/community');
    await roadmapLink(page).click();
    await expect(heading(page)).toHaveText('Roadmap');
    expect(documents).toHaveLength(1);
  });
});

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress');

  test('[NAV-02] starts 200 ms after a navigation to another page begins @all', async ({
    page,
  }) => {
    const held = await holdRequests(page, roadmapScript);
    await page.clock.install({ time: 0 });
    await openHydrated(page, '/community');
    await page.clock.pauseAt(60_000);
    await goWithinSite(page, '/docs/roadmap');
    await held.arrived;
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeAttached();
    await page.clock.runFor(400);
    await expect(bar(page).getByRole('progressbar')).toBeVisible();
    await held.release();
    await expect(heading(page)).toHaveText('Roadmap');
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('[NAV-02] does not start for a link within the same page @all', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openHydrated(page, '/docs/roadmap');
    await page.clock.pauseAt(60_000);
    const seen = await page.evaluateHandle(() => {
      const record = { hasBar: false };
      new MutationObserver(() => {
        record.hasBar ||= document.querySelector('#nprogress') !== null;
      }).observe(document.body, { childList: true });
      return record;
    });
    await goWithinSite(page, '/docs/roadmap?from=here#web-sdk');
    await page.clock.runFor(2000);
    expect(await seen.evaluate(({ hasBar }) => hasBar)).toBe(false);
  });
});

test.describe('scroll position', () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('[NAV-03] is the top on a new page and the previous one after Back', async ({ page }) => {
    await openHydrated(page, '/docs/roadmap');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/community"]')?.click(),
    );
    await expect(heading(page)).toHaveText('Community');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Roadmap');
    await expect.poll(() => scrollY(page)).toBe(500);
  });

  for (const viewport of [
    { width: 1280, height: 500 },
    { width: 390, height: 500 },
  ]) {
    test(`[NAV-03] follows links to headings, ${viewport.width} px wide @all`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const target = page.locator('#web-sdk');
      const isAtTop = async (): Promise<boolean> => {
        const box = await target.boundingBox();
        const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
        const barEnd = Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
        return box !== null && box.y >= barEnd - 1 && box.y < barEnd + 40;
      };
      await openHydrated(page, '/docs/roadmap#web-sdk');
      await expect.poll(isAtTop, 'opened with the hash').toBe(true);
      await openHydrated(page, '/docs/roadmap');
      await page.evaluate(() =>
        document
          .querySelector<HTMLElement>('.table-of-contents a[href="#web-sdk"], a[href$="#web-sdk"]')
          ?.click(),
      );
      await expect.poll(isAtTop, 'followed in the page').toBe(true);
      await openHydrated(page, '/community');
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('nav a[href="/docs/roadmap#web-sdk"]')?.click(),
      );
      await expect.poll(isAtTop, 'followed from another page').toBe(true);
    });
  }
});

test.describe('prefetching', () => {
  /** Scrolls the link to the next page into view and waits until its observers are notified. */
  async function showNextLink(page: Page): Promise<string> {
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    await next.evaluate(
      (link) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            if (entry?.isIntersecting !== true) return;
            observer.disconnect();
            resolve();
          }).observe(link);
        }),
    );
    return (await next.getAttribute('href')) ?? '';
  }

  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

  async function pretendConnection(page: Page, connection: object): Promise<void> {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value });
    }, connection);
  }

  test('[NAV-04] prefetches the code of the next page @all', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    await openHydrated(page, '/web-sdk/getting-started');
    const next = await showNextLink(page);
    const addresses = () =>
      prefetched(page).evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    const document = `web-sdk_versioned_docs/version-6.0${next.replace('/web-sdk', '')}.mdx`;
    await expect.poll(addresses).toContain(scriptOfDocument(document));
  });

  test('[NAV-04] fetches the code of a link under the pointer @all', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    await openHydrated(page, '/community');
    const fetched = page.waitForRequest(roadmapScript);
    await roadmapLink(page).hover();
    await fetched;
  });

  for (const [name, connection] of [
    ['a 2g connection', { effectiveType: '2g', saveData: false }],
    ['a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
    ['data saving', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`[NAV-04] prefetches nothing with ${name}, and links work @all`, async ({ page }) => {
      await pretendConnection(page, connection);
      await openHydrated(page, '/web-sdk/getting-started');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) asked.push(request.url());
      });
      const next = await showNextLink(page);
      await page.locator('.pagination-nav__link--next').hover();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      await expect(prefetched(page)).toHaveCount(0);
      expect(asked).toEqual([]);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(next);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  }
});

test.describe('blocked navigation', () => {
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/community');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click(),
    );
    await expect(page).toHaveURL('/privacy');
    // The URL changes before the page, and the new page has its menu closed.
    await expect(heading(page)).toHaveText(/privacy/i);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(menu(page)).toBeInViewport();
  });

  test('[NAV-05] Back with the menu open closes the menu and stays on the page @all', async ({
    page,
  }) => {
    await page.goBack();
    await expect(menu(page)).not.toBeInViewport();
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page)).toHaveText(/privacy/i);
    await page.goBack();
    await expect(page).toHaveURL('/community');
  });

  test('[NAV-05] a link is never blocked @all', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page).toHaveTitle(/^Blog/);
  });
});

test('[NAV-07] the router caches at most 10,000 compiled paths @all', async () => {
  const { compilationsOf } = await bundleForNode<{
    compilationsOf: (path: string, url: string) => number;
  }>(
    `import { matchPath } from '@docusaurus/router';
     import { count } from 'path-to-regexp';
     export function compilationsOf(path, url) {
       const before = count.compiled;
       if (matchPath(url, { path }) === null) throw new Error(path + ' does not match ' + url);
       return count.compiled - before;
     }`,
    test.info().outputDir,
    [countCompilations],
  );
  // Compared together, because a separate assertion for each takes longer than the router.
  const counts = Array.from({ length: 10_000 }, (_, index) =>
    compilationsOf(`/${index}/:id`, `/${index}/a`),
  );
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  expect(compilationsOf('/0/:id', '/0/a'), 'the first is remembered').toBe(0);
  expect(compilationsOf('/9999/:id', '/9999/a'), 'the 10000th is remembered').toBe(0);
  expect(compilationsOf('/10000/:id', '/10000/a')).toBe(1);
  expect(compilationsOf('/10000/:id', '/10000/a'), 'the 10001st is not').toBe(1);
});

test.describe('misuse by a component', () => {
  // One worker, which creates the bundle once.
  test.describe.configure({ mode: 'default' });

  const program = `
    import { renderToString } from 'react-dom/server';
    import { HelmetProvider } from 'react-helmet-async';
    import { Route, StaticRouter, Switch } from 'react-router-dom';
    import { Redirect, useHistory, useLocation } from '@docusaurus/router';
    import Head from '@docusaurus/Head';
    import useRouteContext from '@docusaurus/useRouteContext';
    function Uses({ hook }) { hook(); return 'used'; }
    const inRouter = (hook) => <StaticRouter><Uses hook={hook} /></StaticRouter>;
    const elements = {
      route: <Route path="/" />,
      switch: <Switch />,
      redirect: <Redirect to="/" />,
      routeHook: <Uses hook={useRouteContext} />,
      historyHook: <Uses hook={useHistory} />,
      locationHook: <Uses hook={useLocation} />,
      historyInRouter: inRouter(useHistory),
      locationInRouter: inRouter(useLocation),
      nestedHead: <Head><title>Right</title><Head><title>Inner</title></Head></Head>,
      strayElement: <Head><title>Right</title><section>Text</section></Head>,
      strayText: <Head><title>Right</title>Text</Head>,
      strayObject: <Head><title>Right</title>{{}}</Head>,
      nestedElement: <Head><title>Right</title><style><b>Bold</b></style></Head>,
      rightHead: <Head><><title>Right</title></>{false}{null}</Head>,
    };
    export const render = (name) => renderToString(elements[name]);
    export function headOf(name) {
      const told = [];
      const warn = console.warn;
      console.warn = (text) => told.push(text);
      const context = {};
      try {
        renderToString(<HelmetProvider context={context}>{elements[name]}</HelmetProvider>);
      } finally {
        console.warn = warn;
      }
      return { told, title: context.helmet.title.toString() };
    }`;
  interface WrongUse {
    readonly render: (name: string) => string;
    readonly headOf: (name: string) => { told: string[]; title: string };
  }
  let made: Promise<WrongUse> | undefined;
  const bundled = () => (made ??= bundleForNode<WrongUse>(program, test.info().outputDir));

  test('[NAV-08] a router hook or route outside the router throws an error that names it @all', async () => {
    const { render } = await bundled();
    for (const [name, message] of [
      ['route', /<Route> outside a <Router>/],
      ['switch', /<Switch> outside a <Router>/],
      ['redirect', /<Redirect> outside a <Router>/],
      ['routeHook', /no Docusaurus route context found/],
      ['historyHook', /useHistory\(\) was called outside the router/],
      ['locationHook', /useLocation\(\) was called outside the router/],
    ] as const) {
      expect(() => render(name), name).toThrow(message);
    }
    expect(render('historyInRouter')).toBe('used');
    expect(render('locationInRouter')).toBe('used');
  });

  test('[NAV-08] a child that does not belong in the head is omitted with a warning', async () => {
    const { headOf } = await bundled();
    for (const [name, given] of [
      ['nestedHead', /^<Head> omits <Head>;/],
      ['strayElement', /^<Head> omits <section>;/],
      ['strayText', /^<Head> omits the text "Text";/],
      ['strayObject', /^<Head> omits an object;/],
      ['nestedElement', /^<Head> omits something other than text inside <style>;/],
    ] as const) {
      const { told, title } = headOf(name);
      expect(told, name).toEqual([expect.stringMatching(given)]);
      expect(title, name).toContain('Right');
    }
    const right = headOf('rightHead');
    expect(right.told).toEqual([]);
    expect(right.title).toContain('Right');
  });
});

/** Counts how often a path is compiled, with the real compiler. */
const countCompilations: Plugin = {
  name: 'count-compilations',
  setup(builder) {
    builder.onResolve(
      { filter: /^path-to-regexp$/ },
      async ({ importer, resolveDir, pluginData }) => {
        if (pluginData === 'real') return undefined;
        const from = importer.endsWith('program.jsx')
          ? fileURLToPath(new URL('.', import.meta.resolve('react-router')))
          : resolveDir;
        const real = await builder.resolve('path-to-regexp', {
          resolveDir: from,
          kind: 'require-call',
          pluginData: 'real',
        });
        return { path: real.path, namespace: 'counted' };
      },
    );
    builder.onLoad({ filter: /.*/, namespace: 'counted' }, ({ path }) => ({
      contents: `const real = require(${JSON.stringify(path)});
        const count = { compiled: 0 };
        function counted(...input) { count.compiled += 1; return real(...input); }
        module.exports = Object.assign(counted, real, { count, default: counted });`,
      resolveDir: '/',
    }));
  },
};
