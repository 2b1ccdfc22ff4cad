import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readShowcase, showcaseVersions } from './readShowcase.ts';
import type { ShowcaseItem } from './ShowcaseItem.ts';

type Content = Readonly<Record<string, readonly ShowcaseItem[]>>;

/**
 * Writes the apps of the showcase for its pages: one sorted `<version>.json` per version.
 *
 * @param examples - the folder that contains all examples
 */
export function showcasePlugin(examples: string): PluginModule {
  function mezzanineShowcase({ siteDir }: LoadContext): Plugin<Content> {
    return {
      name: 'mezzanine-showcase',
      getPathsToWatch: () => [path.join(examples, '*/*/README.md')],
      async loadContent() {
        const versions = Object.keys(showcaseVersions).map(async (version) => {
          const items = await readShowcase(version, { examples, contentRoot: siteDir });
          return [version, items] as const;
        });
        return Object.fromEntries(await Promise.all(versions));
      },
      async contentLoaded({ content, actions }) {
        for (const [version, items] of Object.entries(content)) {
          await actions.createData(`${version}.json`, JSON.stringify(items));
        }
      },
    };
  }
  // Docusaurus passes the loaded content back, so its type is safe to ignore.
  return mezzanineShowcase as PluginModule;
}
