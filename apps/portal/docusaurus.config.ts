import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { identity, playground, site } from '../../site.config.ts';
import { announcementScript } from './config/announcementScript.ts';
import { docsPlugins } from './config/docsPlugins.ts';
import { examplesFolder, markdownPlugins, repositoryFolder } from './config/markdownPlugins.ts';
import { futureFlags } from './config/futureFlags.ts';
import { footerGroups, navbarItems } from './config/navigation.ts';
import { fillProductText } from './config/productText.ts';
import { PublishedRoutes } from './config/publishedRoutes.ts';
import { apiPlugin } from './plugins/api/apiPlugin.ts';
import { frameworkMessagesPlugin } from './plugins/checks/frameworkMessagesPlugin.ts';
import { examplesPlugin } from './plugins/examples/examplesPlugin.ts';
import { finishPagesPlugin } from './plugins/finishPagesPlugin.ts';
import { filesPlugin } from './plugins/files/filesPlugin.ts';
import { formatsPlugin } from './plugins/formats/formatsPlugin.ts';
import { homeDataPlugin } from './plugins/homeDataPlugin.ts';
import { exampleCardsPlugin } from './plugins/playground/exampleCardsPlugin.ts';
import { playgroundDataPlugin } from './plugins/playgroundDataPlugin.ts';
import { performancePlugin } from './plugins/performance/performancePlugin.ts';
import { withoutSearchPhrases } from './plugins/readers/searchPhrases.ts';
import { releasesPlugin } from './plugins/releases/releasesPlugin.ts';
import { showcasePlugin } from './plugins/showcase/showcasePlugin.ts';
import { productSlugs, publishedSets } from './config/publishedSets.ts';

const sets = publishedSets(__dirname);
const routes = new PublishedRoutes(__dirname, path.join(__dirname, 'src/pages'));
const slugs = productSlugs(__dirname);

function headLink(attributes: Readonly<Record<string, string>>) {
  return { tagName: 'link', attributes: { ...attributes } };
}

const config: Config = {
  title: site.product.name,
  tagline: site.product.tagline,
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { label: 'English' } } },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: true,
  future: futureFlags(DOCUSAURUS_VERSION),
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    // Keeps the syntax `## Heading {#id}`, which writers know.
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    preprocessor: ({ fileContent }) => fillProductText(fileContent),
    parseFrontMatter: async ({ filePath, fileContent, defaultParseFrontMatter }) => {
      const result = await defaultParseFrontMatter({
        filePath,
        fileContent: fillProductText(fileContent),
      });
      const slug = slugs.get(filePath.replace(/\.mdx?$/, ''));
      if (slug !== undefined) result.frontMatter['slug'] = slug;
      const frontMatter = withoutSearchPhrases(__dirname, filePath, result.frontMatter);
      return { ...result, frontMatter };
    },
  },
  headTags: [
    headLink({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    headLink({ rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' }),
    { tagName: 'script', attributes: {}, innerHTML: announcementScript(site.announcement.id) },
  ],
  clientModules: [
    './src/static-html/loadWithPages.ts',
    './src/progressBar.ts',
    './src/prefetch.ts',
    './src/scrollToHeading.ts',
    './src/analytics/pageViews.ts',
    './src/navigation/whenKeysAreUsed.ts',
  ],
  plugins: [
    performancePlugin,
    frameworkMessagesPlugin,
    examplesPlugin(examplesFolder, routes),
    exampleCardsPlugin(examplesFolder, routes),
    showcasePlugin(examplesFolder),
    filesPlugin(repositoryFolder),
    formatsPlugin(repositoryFolder),
    apiPlugin(repositoryFolder),
    releasesPlugin(repositoryFolder),
    finishPagesPlugin(sets, examplesFolder),
    homeDataPlugin(sets, routes),
    playgroundDataPlugin({ identity, bundles: playground.bundles }),
    ...docsPlugins(sets),
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogTitle: 'Blog',
        blogDescription: `How ${site.product.name} is made.`,
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        feedOptions: { type: ['atom'], title: `${site.product.name} blog`, xslt: false },
        editUrl: site.links.edit,
        ...markdownPlugins(),
      },
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        path: 'src/pages',
        showLastUpdateTime: true,
        editUrl: site.links.edit,
        ...markdownPlugins(),
      },
    ],
    [
      '@docusaurus/plugin-sitemap',
      { ignorePatterns: ['/404-not-found', '/search-results'], changefreq: null, priority: null },
    ],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/site.css'] }]],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    docs: {
      sidebar: { hideable: false, autoCollapseCategories: false },
      versionPersistence: 'localStorage',
    },
    blog: { sidebar: { groupByYear: true } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: {
      id: site.announcement.id,
      content: `${site.announcement.text} <a href="${site.announcement.link}">${site.announcement.linkText}</a>`,
      isCloseable: true,
    },
    navbar: {
      title: site.product.name,
      items: navbarItems(sets, routes),
    },
    footer: {
      links: footerGroups(sets, routes),
      copyright: `Copyright © ${site.copyrightYears} ${site.product.name}`,
    },
    // Code is highlighted while the site is built; no highlighter or theme is sent to browsers.
    prism: { theme: { plain: {}, styles: [] } },
  },
};

export default config;
