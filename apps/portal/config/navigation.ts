import { site } from '../../../site.config.ts';
import { hitLabels } from './hitLabels.ts';
import { versionPath } from './publishedSets.ts';
import type { PublishedRoutes } from './publishedRoutes.ts';
import type { DocSet } from './DocSet.ts';
import { docSets } from './sets.ts';

interface LinkItem {
  readonly label: string;
  readonly to: string;
}

/** The roadmap section that lists all versions of a set, published and planned. */
function roadmapOf(set: DocSet): string {
  return `/docs/roadmap#${set.roadmapSection}`;
}

/** The SDK sets, whose search hits have their own label. */
function sdkSets(): readonly DocSet[] {
  return docSets.filter(({ id }) => id in hitLabels);
}

function versionDropdown(set: DocSet, mounted: readonly DocSet[]): object {
  const common = { label: set.name, className: 'nav-sdk', position: 'left' };
  if (mounted.some(({ id }) => id === set.id)) {
    return {
      ...common,
      type: 'docsVersionDropdown',
      docsPluginId: set.id,
      dropdownItemsAfter: [{ label: 'All versions', to: roadmapOf(set) }],
    };
  }
  return {
    ...common,
    type: 'dropdown',
    items: [{ label: 'Planned: see the roadmap', to: roadmapOf(set) }],
  };
}

/** The link to the showcase, in the version that the user selected last. */
function showcaseItem(mounted: readonly DocSet[], routes: PublishedRoutes): object {
  if (!mounted.some(({ id }) => id === 'showcase')) {
    return { label: 'Showcase', to: routes.orRoadmap('/showcase/', 'showcase') };
  }
  return { label: 'Showcase', type: 'doc', docId: 'index', docsPluginId: 'showcase' };
}

/** Items of the navigation bar: pages, a version dropdown per SDK, and items for the whole site. */
export function navbarItems(mounted: readonly DocSet[], routes: PublishedRoutes): object[] {
  const pages: readonly object[] = [
    { label: 'Docs', to: '/docs/overview', activeBaseRegex: '^/docs/' },
    { label: 'API', to: routes.orRoadmap('/api/api', 'api-reference') },
    showcaseItem(mounted, routes),
    { label: 'Playground', to: '/playground/' },
    { label: 'Community', to: '/community' },
    { label: 'Blog', to: '/blog' },
  ];
  return [
    ...pages.map((item) => ({
      ...item,
      position: 'left',
      // Links to planned pages lead to the roadmap, and must not be active there.
      ...('to' in item && String(item.to).includes('#') ? { activeBaseRegex: '^$' } : {}),
    })),
    ...sdkSets().map((set) => versionDropdown(set, mounted)),
    {
      href: site.links.github,
      label: 'GitHub',
      position: 'right',
      className: 'nav-github',
    },
    { type: 'localeDropdown', position: 'right', className: 'nav-locale' },
  ];
}

function publishedLinks(
  routes: PublishedRoutes,
  candidates: readonly LinkItem[],
): readonly LinkItem[] {
  return candidates.filter(({ to }) => routes.has(to));
}

/** The footer's four groups, without unpublished pages. */
export function footerGroups(mounted: readonly DocSet[], routes: PublishedRoutes): object[] {
  const sdkLinks = sdkSets()
    .filter(({ id }) => mounted.some((set) => set.id === id))
    .flatMap((set) => {
      const [latest] = set.versions;
      if (latest === undefined) return [];
      return [{ label: `${set.name} SDK`, to: `${versionPath(set, latest)}/getting-started` }];
    });
  return [
    {
      title: 'Docs',
      items: publishedLinks(routes, [
        { label: 'Overview', to: '/docs/overview' },
        ...sdkLinks,
        { label: 'Demo keys and maps', to: '/docs/demo-keys-and-maps' },
        { label: 'Roadmap', to: '/docs/roadmap' },
      ]),
    },
    {
      title: 'Demos',
      items: publishedLinks(routes, [
        { label: 'Playground', to: '/playground/' },
        { label: 'Showcase', to: '/showcase/' },
      ]),
    },
    {
      title: 'Social',
      items: [
        { label: 'GitHub', href: site.links.github },
        { label: 'Discussions', href: site.links.discussions },
        { label: 'Community', to: '/community' },
        { label: 'Blog', to: '/blog' },
      ],
    },
    {
      title: 'Company',
      items: [
        { label: 'Privacy', to: '/privacy' },
        { label: 'Report a vulnerability', href: site.links.security },
        { label: 'License', href: `${site.links.github}/blob/main/LICENSE` },
      ],
    },
  ];
}
