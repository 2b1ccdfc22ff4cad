import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readExamples, type Example } from '@mezzanine/tooling/examples';
import type { PublishedRoutes } from '../../config/publishedRoutes.ts';
import { guideOf } from '../examples/guideOf.ts';
import type { ExampleCard } from './ExampleCard.ts';

/** Provides the text of examples to playground pages: a sorted `<group>.json` per group. */
export function exampleCardsPlugin(folder: string, routes: PublishedRoutes): PluginModule {
  function mezzanineCards({ siteDir }: LoadContext): Plugin<readonly Example[]> {
    const pictures = path.join(siteDir, 'static/img/examples');
    return {
      name: 'mezzanine-cards',
      getPathsToWatch: () => [path.join(folder, '*/*/README.md')],
      loadContent: () => readExamples(folder),
      async contentLoaded({ content, actions }) {
        for (const group of new Set(content.map((example) => example.group))) {
          const cards = content
            .filter((example) => example.group === group)
            .map((example) => toCard(example, pictures, routes));
          await actions.createData(`${group}.json`, JSON.stringify(cards));
        }
      },
    };
  }
  // Docusaurus passes the loaded content back, so its type is safe to ignore.
  return mezzanineCards as PluginModule;
}

function toCard(example: Example, pictures: string, routes: PublishedRoutes): ExampleCard {
  const { name, title, description } = example;
  const hasPicture = ['light', 'dark'].every((theme) =>
    existsSync(path.join(pictures, `${name}-${theme}.webp`)),
  );
  return { name, title, description, hasPicture, ...guideOf(example, routes) };
}
