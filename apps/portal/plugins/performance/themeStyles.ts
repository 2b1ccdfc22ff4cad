import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Declaration, Plugin as StylesPlugin, Root } from 'postcss';

/** The theme's stylesheet, resolved from the theme. */
export const themeStyles = require.resolve('infima/dist/css/default/default.css', {
  paths: [path.dirname(require.resolve('@docusaurus/theme-classic/package.json'))],
});

const name = 'mezzanine-theme-styles';

/** The theme's components, with their parts, that `src/theme` replaces: the site has none of their classes. */
const replacedComponents = [
  'Admonition',
  'DocCard',
  'DocSidebar/Desktop/CollapseButton',
  'Footer',
  'Navbar/Content',
  'TabItem',
  'Tabs',
];

const folderOf = (id: string): string => path.dirname(require.resolve(id));

/** Folders of the portal whose sources contain class names. */
function ownFolders(siteDir: string): string[] {
  const isSource = (name: string) =>
    /^(?:blog|config|docs|plugins|src|.*_versioned_docs)$/.test(name);
  return readdirSync(siteDir)
    .filter(isSource)
    .map((name) => path.join(siteDir, name));
}

/** Sources that contain class names: the theme's and our own. */
function sourcesOfClasses(siteDir: string): string[] {
  return [
    path.join(folderOf('@docusaurus/theme-classic'), '**/*.js'),
    path.join(folderOf('@docusaurus/theme-common'), '**/*.js'),
    ...ownFolders(siteDir).map((folder) => path.join(folder, '**/*.{ts,tsx,md,mdx}')),
  ];
}

/** Custom properties that other stylesheets and components use. */
function usedProperties(siteDir: string): string[] {
  const folders = [folderOf('@docusaurus/theme-classic'), path.join(siteDir, 'src')];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:css|js|tsx?|mdx)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? []);
}

/** The color modes, with the selectors of their custom properties in the theme and in `tokens.css`. */
const modes = [
  { ofTheme: ':root', ofSite: ':root' },
  { ofTheme: "html[data-theme='dark']", ofSite: ":root[data-theme='dark']" },
] as const;

/** Removes the custom properties that `tokens.css` sets again for the same color mode. */
function removeReplacedProperties(theme: Root, tokens: Root): void {
  for (const { ofTheme, ofSite } of modes) {
    const replaced = new Set(propertiesOf(tokens, ofSite).map(({ prop }) => prop));
    for (const property of propertiesOf(theme, ofTheme)) {
      if (replaced.has(property.prop)) property.remove();
    }
  }
}

/** Custom properties that a stylesheet sets for a selector at every width. */
function propertiesOf(styles: Root, selector: string): readonly Declaration[] {
  const nodes = styles.nodes.flatMap((node) =>
    'params' in node && node.params === 'screen' ? (node.nodes ?? []) : node,
  );
  return nodes
    .flatMap((node) => (node.type === 'rule' && node.selector === selector ? node.nodes : []))
    .filter((node) => node.type === 'decl')
    .filter(({ variable }) => variable);
}

/**
 * A PostCSS plugin that removes from the theme's stylesheet what the site does not need: custom properties that
 * `tokens.css` replaces, and with PurgeCSS, unused rules and properties. `npm run size -- --savings` prints what it saves.
 *
 * @param siteDir - folder of the portal
 */
export function withoutUnusedThemeStyles(siteDir: string): StylesPlugin {
  const purge = purgeCss({
    content: sourcesOfClasses(siteDir),
    skippedContentGlobs: [
      '**/*.test.{ts,tsx}',
      ...replacedComponents.map((component) => `**/theme-classic/lib/theme/${component}/**`),
    ],
    variables: true,
    safelist: { variables: [...new Set(usedProperties(siteDir))] },
  }) as StylesPlugin;
  return {
    postcssPlugin: name,
    async OnceExit(root, helpers) {
      if (root.source?.input.file !== themeStyles) return;
      const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
      removeReplacedProperties(root, helpers.parse(tokens));
      await purge.OnceExit?.(root, helpers);
      // When one of these folders changes, the bundler runs the plugin again.
      for (const dir of ownFolders(siteDir)) {
        helpers.result.messages.push({ type: 'dir-dependency', plugin: name, dir });
      }
    },
  };
}

/**
 * Classes of the theme without styles in a built site.
 *
 * @throws Error if the build removed no styles
 */
export function removedClasses(outDir: string): readonly string[] {
  const kept = classesInStyles(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(outDir, file), 'utf8'))
      .join('\n'),
  );
  const all = classesInStyles(readFileSync(themeStyles, 'utf8'));
  const removed = [...all].filter((one) => !kept.has(one));
  if (removed.length > 0) return removed;
  throw new Error(
    `The stylesheets in ${outDir} have every class of the theme; expected unused ones to be ` +
      'removed. Check plugins/performance/themeStyles.ts.',
  );
}

function classesInStyles(styles: string): ReadonlySet<string> {
  return new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, one = '']) => one));
}
