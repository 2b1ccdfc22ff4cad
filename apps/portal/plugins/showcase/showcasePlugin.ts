import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readShowcase, showcaseVersions } from './readShowcase.ts';
import type { ShowcaseApp } from './ShowcaseItem.ts';

type Content = Readonly<Record<string, readonly ShowcaseApp[]>>;

/**
 * Gives the pages of the showcase their apps: `<version>.json`, all of one version in their order,
 * and `<version>-moves.json`, what each takes from 5.0, by its name.
 *
 * @param examples - the folder that holds all examples
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
        for (const [version, apps] of Object.entries(content)) {
          const items = apps.map((app) => ({ ...app, moves: undefined }));
          await actions.createData(`${version}.json`, JSON.stringify(items));
          const moves = Object.fromEntries(apps.map((app) => [app.name, app.moves]));
          await actions.createData(`${version}-moves.json`, JSON.stringify(moves));
        }
      },
    };
  }
  // A plugin of known content is one of any content: Docusaurus gives back what it was given.
  return mezzanineShowcase as PluginModule;
}
