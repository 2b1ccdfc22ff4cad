import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeRoutes } from './lean/routes/writeRoutes.ts';
import { splitStyles } from './lean/styles/splitStyles.ts';
import { withoutUnusedProperties } from './lean/styles/unusedProperties.ts';
import { withoutUnusedStyles } from './lean/unusedStyles.ts';

/** Build settings that `@generated/docusaurus.config` would carry to every reader. */
const buildOnly = [
  'plugins',
  'themes',
  'presets',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
] as const;

/**
 * Stand-ins in the browser's bundle: for what no page here uses, and for a dependency of which one
 * small part is used. Each file says what it stands in for.
 */
const standIns: Readonly<Record<string, string>> = {
  'prism-react-renderer': 'noHighlighter.ts',
  nprogress: 'progressBar.ts',
  tslib: 'importDefault.ts',
  'hoist-non-react-statics': 'noStatics.ts',
  'prop-types': 'noPropTypes.ts',
  'react-helmet-async': 'head/headManager.ts',
};

/** While it is developed, the site is as the framework makes it: what follows has no server. */
const isProduction = process.env['NODE_ENV'] === 'production';

/** Tables that the framework generates, each of which has a stand-in of its name. */
const routeTables = ['routes', 'routesChunkNames', 'registry', 'globalData'] as const;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** What stands in a page's HTML stands in no script; see `src/pieces`. */
function pieceRules() {
  return [
    {
      // Not as `test`, by which the framework knows the rules of its own that compile Markdown.
      resource: /\.mdx?$/,
      enforce: 'post' as const,
      use: path.join(__dirname, 'lean/loadLeanPage.mjs'),
    },
    {
      test: /\.json$/,
      resourceQuery: /^\?piece$/,
      enforce: 'pre' as const,
      use: path.join(__dirname, 'lean/loadLeanPiece.mjs'),
    },
    {
      test: /\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
      enforce: 'pre' as const,
      use: path.join(__dirname, 'lean/loadLeanVersion.mjs'),
    },
  ];
}

/** Keeps out of the browser's bundle what its pages do not use. */
export function leanBundle(context: LoadContext): Plugin {
  return {
    name: 'mezzanine-lean-bundle',
    async contentLoaded({ actions }) {
      const settings = Object.entries(context.siteConfig).filter(
        ([name]) => !(buildOnly as readonly string[]).includes(name),
      );
      const { future, themeConfig } = context.siteConfig;
      const config = {
        ...Object.fromEntries(settings),
        // Of these two, the browser asks for the kind of router, and for nothing about code.
        future: { experimental_router: future.experimental_router },
        themeConfig: { ...themeConfig, prism: undefined },
      };
      await actions.createData('siteConfig.json', JSON.stringify(config));
    },
    configurePostCss(options) {
      const lean = [withoutUnusedStyles, withoutUnusedProperties(context.siteDir)];
      return { ...options, plugins: [...options.plugins, ...lean] };
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(
          /\/createLucideIcon\.mjs$/,
          path.join(__dirname, 'lean/createLucideIcon.ts'),
        ),
      ];
      if (isServer) return { plugins };
      // Set in place: returned aliases are merged behind Docusaurus' own and would lose.
      const alias = (config.resolve ??= {}).alias as Record<string, string>;
      for (const [name, file] of Object.entries(standIns)) {
        alias[name] = path.join(__dirname, 'lean', file);
      }
      const trimmed = path.join(
        context.generatedFilesDir,
        'mezzanine-lean-bundle/default/siteConfig.json',
      );
      config.resolve.alias = { '@generated/docusaurus.config$': trimmed, ...alias };
      if (isProduction) shrink(config, context.generatedFilesDir);
      // A chunk goes by its name everywhere: numbers would need two more tables of all chunks.
      config.optimization = { ...config.optimization, chunkIds: 'named' };
      const rules = [
        {
          test: [
            /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
            /react-router(?:-dom)?[\\/]esm[\\/]react-router(?:-dom)?\.js$/,
            /@docusaurus[\\/]theme-[a-z]+[\\/]lib[\\/].*\.js$/,
          ],
          enforce: 'pre' as const,
          use: path.join(__dirname, 'lean/loadLean.mjs'),
        },
      ];
      return { plugins, module: { rules: isProduction ? [...rules, ...pieceRules()] : rules } };
    },
  };
}

function shrink(config: Configuration, generated: string): void {
  splitStyles(config);
  keepLibrariesWithProgram(config);
  // The bundler puts final digests in place of first ones wherever their letters stand, in the text
  // of pages, too: five letters have stood in another digest there by chance.
  const chunkFilename = 'assets/js/[name].[contenthash:8].js';
  config.output = { ...config.output, chunkFilename };
  shortenRoutes(config, generated);
}

/**
 * Leaves what a program takes from libraries in its own chunk. In chunks apart, it costs every page
 * more requests and their long names, and hardly any of it is shared.
 */
function keepLibrariesWithProgram(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks) return;
  splitChunks.cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
}

/** Puts short tables of routes in place of the framework's, which say each page's name ten times. */
function shortenRoutes(config: Configuration, generated: string): void {
  const folder = path.join(generated, 'mezzanine-lean-bundle/default');
  writeRoutes(generated, folder);
  const tables = routeTables.map((name) => [
    `@generated/${name}$`,
    path.join(__dirname, `lean/routes/browser/${name}.ts`),
  ]);
  config.resolve = {
    ...config.resolve,
    alias: { ...Object.fromEntries(tables), ...config.resolve?.alias },
  };
  // Its table says of each chunk that its name is its name; see `lean/routes/browser/registry.ts`.
  const plugins = config.plugins ?? [];
  config.plugins = plugins.filter((each) => each?.constructor.name !== 'ChunkAssetPlugin');
}
