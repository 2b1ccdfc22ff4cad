import type { LoadContext, Plugin } from '@docusaurus/types';
import { lateStylePatterns, lateStyles } from './lateStyles.ts';
import { measuredWithout } from './measuredWithout.ts';
import { replacedLibraries, replacedPatterns } from './replacedLibraries.ts';
import { requireMatches } from './requireMatches.ts';
import { staticHtmlPattern, staticHtmlRule } from './static-html/staticHtmlRule.ts';
import { removedClasses, withoutUnusedThemeStyles } from './themeStyles.ts';

/**
 * Removes unused code from scripts and the stylesheet, and keeps static HTML out of scripts.
 * `npm run size -- --savings` prints what each part saves. A build fails if a part changes nothing.
 */
export function performancePlugin({ siteDir }: LoadContext): Plugin {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const isPurged = isProduction && !measuredWithout('theme-styles');
  const patterns = [staticHtmlPattern, ...lateStylePatterns(siteDir), ...replacedPatterns];
  return {
    name: 'mezzanine-performance',
    configurePostCss(options) {
      if (!isPurged) return options;
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
        plugins: [define, requireMatches(patterns)],
        // Chunk names would be in the runtime, which every page loads, a second time.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        resolve: { alias: replacedLibraries() },
        ...(measuredWithout('late-styles')
          ? {}
          : { optimization: { splitChunks: { cacheGroups: lateStyles(siteDir, groups) } } }),
        module: { rules: hasStaticHtml ? [staticHtmlRule] : [] },
      };
    },
    async postBuild({ outDir }) {
      if (isPurged) removedClasses(outDir);
    },
  };
}
