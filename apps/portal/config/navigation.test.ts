import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { site } from '../../../site.config.ts';
import { footerGroups, navbarItems } from './navigation.ts';
import { PublishedRoutes } from './publishedRoutes.ts';
import { publishedSets } from './publishedSets.ts';
import { homeRooms } from './rooms.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'navigation-'));
  for (const file of [
    'docs/overview.mdx',
    'docs/roadmap.mdx',
    'web-sdk_versioned_docs/version-6.0/getting-started.mdx',
    'web-sdk_versioned_docs/version-6.0/camera.mdx',
    'pages/playground/index.tsx',
    'pages/community.tsx',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function published() {
  return {
    sets: publishedSets(root),
    routes: new PublishedRoutes(root, path.join(root, 'pages')),
  };
}

it('[UI-01] has the six pages, a dropdown for each SDK, GitHub, and the language, in this order', () => {
  const { sets, routes } = published();
  const items = navbarItems(sets, routes) as { label?: string; type?: string }[];
  expect(items.map(({ label, type }) => label ?? type)).toEqual([
    'Docs',
    'API',
    'Showcase',
    'Playground',
    'Community',
    'Blog',
    'Web',
    'React Native',
    'iOS',
    'Android',
    'GitHub',
    'localeDropdown',
  ]);
});

it('[UI-01] links unpublished items to the roadmap section that plans them', () => {
  const { sets, routes } = published();
  const text = JSON.stringify(navbarItems(sets, routes));
  expect(text).toContain('{"label":"API","to":"/docs/roadmap#api-reference"');
  expect(text).toContain('"to":"/docs/roadmap#ios-sdk"');
  expect(text).toContain('"docsPluginId":"web-sdk"');
  expect(text).not.toContain('"docsPluginId":"ios-sdk"');
});

it('[UI-04] has the four groups of the footer, with links to published pages only', () => {
  const { sets, routes } = published();
  const groups = footerGroups(sets, routes) as {
    title: string;
    items: readonly { to?: string; href?: string }[];
  }[];
  expect(groups.map(({ title }) => title)).toEqual(['Docs', 'Demos', 'Social', 'Company']);
  const links = groups.flatMap(({ items }) => items.map(({ to }) => to));
  expect(links).toContain('/web-sdk/getting-started');
  expect(links).not.toContain('/showcase/');
});

it('lists the topics of published paths by their sidebar labels, else by their titles', () => {
  const title = '---\ntitle: Images and %product% textures\ndescription: About.\n---\n';
  writeFileSync(path.join(root, 'web-sdk_versioned_docs/version-6.0/images-textures.mdx'), title);
  const label = '---\ntitle: Camera on the web\nsidebar_label: Camera views\n---\n';
  writeFileSync(path.join(root, 'web-sdk_versioned_docs/version-6.0/camera.mdx'), label);
  const { sets, routes } = published();
  const rooms = homeRooms({ mounted: sets, routes, contentRoot: root });
  expect(rooms.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([
    'web-sdk',
    'playground',
  ]);
  expect(rooms.find(({ id }) => id === 'web-sdk')?.topics).toEqual([
    { name: `Images and ${site.product.slug} textures`, to: '/web-sdk/images-textures' },
    { name: 'Camera views', to: '/web-sdk/camera' },
  ]);
  expect(rooms.find(({ id }) => id === 'showcase')?.to).toBe('/docs/roadmap#showcase');
});
