import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Name of the stylesheet of what documents do not show at first. */
export const secondSheet = 'more';

/**
 * Where its parts lie: search, the playground, the home page and other pages that are not
 * documents. Whatever page turns out to use it links it; see `withSecondSheet`.
 */
const secondParts = [
  /[\\/]src[\\/](?:search|playground|pages|identity|showcase)[\\/].*\.css$/,
  /[\\/]components[\\/](?:DemoVenue|FloorPlan|TryIt)[\\/].*\.css$/,
  /[\\/]CodeBlock[\\/]typePanel\.css$/,
  /[\\/]embed[\\/]parts[\\/].*\.css$/,
  /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|DocTag|Icon[\\/]Socials|Tag)[^\\/]*[\\/].*\.css$/,
];

/**
 * Splits the site's styles in two: a browser paints nothing before it has the first stylesheet,
 * whose first 14 kB come in one round trip.
 */
export function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks) return;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    [secondSheet]: {
      name: secondSheet,
      type: 'css/mini-extract',
      test: new RegExp(secondParts.map(({ source }) => source).join('|')),
      chunks: 'all',
      enforce: true,
      priority: 60,
    },
  };
}
