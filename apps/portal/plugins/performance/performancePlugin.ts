import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { lateStyles } from './lateStyles.ts';
import { measuredWithout } from './measuredWithout.ts';
import { replacedLibraries } from './replacedLibraries.ts';
import { withoutUnusedThemeStyles } from './themeStyles.ts';

/**
 * Removes unused code from scripts and the stylesheet, and keeps static HTML out of scripts.
 * `npm run size -- --savings` prints what each part saves.
 */
export function performancePlugin({ siteDir }: LoadContext): Plugin {
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    name: 'mezzanine-performance',
    configurePostCss(options) {
      if (!isProduction || measuredWithout('theme-styles')) return options;
      const { plugins } = options;
      return { ...options, plugins: [...plugins, withoutUnusedThemeStyles(siteDir)] };
    },
    configureWebpack(config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const isLean = isProduction && !isServer;
      const hasStaticHtml = isLean && !measuredWithout('static-html');
      const define = new DefinePlugin({ INCLUDES_STATIC_HTML: JSON.stringify(!hasStaticHtml) });
      if (!isLean) return { plugins: [define] };
      const { splitChunks } = config.optimization ?? {};
      const groups = (splitChunks && splitChunks.cacheGroups) || {};
      return {
        plugins: [define],
        // Names of chunks would be in the runtime, which every page loads, a second time.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        resolve: { alias: replacedLibraries() },
        ...(measuredWithout('late-styles')
          ? {}
          : { optimization: { splitChunks: { cacheGroups: lateStyles(siteDir, groups) } } }),
        module: { rules: hasStaticHtml ? [staticHtmlRule] : [] },
      };
    },
  };
}

/** See `src/static-html`. */
const staticHtmlRule = {
  test: /\.json$/,
  resourceQuery: /^\?static-html$/,
  enforce: 'pre' as const,
  use: path.join(__dirname, 'static-html/withoutHtml.mjs'),
};
