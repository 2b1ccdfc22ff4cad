import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { readExamples, type Example } from '@mezzanine/tooling/examples';
import type { PublishedRoutes } from '../../config/publishedRoutes.ts';
import { blockId } from '../code/blockId.ts';
import { highlightCode } from '../code/highlightCode.ts';
import { staticHtmlId } from '../code/staticHtmlId.ts';
import type { CodeData, ExampleData, RegionData } from './ExampleData.ts';
import { exampleDataName } from './exampleModules.ts';
import { guideOf } from './guideOf.ts';
import { textHtml } from '../html/textHtml.ts';

interface Content {
  readonly examples: readonly ExampleData[];
  readonly regions: ReadonlyMap<string, RegionData>;
}

/** Provides each example and each region to pages. */
export function examplesPlugin(folder: string, routes: PublishedRoutes): PluginModule {
  function mezzanineExamples(context: LoadContext): Plugin<Content> {
    const pictures = path.join(context.siteDir, 'static/img/examples');
    return {
      name: 'mezzanine-examples',
      getPathsToWatch: () => [path.join(folder, '*/*/{README.md,main.ts,main.tsx,App.tsx}')],
      async loadContent() {
        const examples: ExampleData[] = [];
        const regions = new Map<string, RegionData>();
        for (const example of await readExamples(folder)) {
          examples.push({ ...(await toData(example, pictures)), ...guideOf(example, routes) });
          for (const [part, code] of Object.entries(example.regions)) {
            const data = { ...(await shownCode(code, example)), example: example.name };
            regions.set(exampleDataName(example.name, part), data);
          }
        }
        return { examples, regions };
      },
      async contentLoaded({ content, actions }) {
        const write = (name: string, value: object): Promise<string> =>
          actions.createData(`${name}.json`, JSON.stringify(value));
        for (const example of content.examples) await write(exampleDataName(example.name), example);
        for (const [name, region] of content.regions) await write(name, region);
      },
    };
  }
  // Docusaurus passes the loaded content back, so its type is safe to ignore.
  return mezzanineExamples as PluginModule;
}

async function shownCode(code: string, example: Example): Promise<CodeData> {
  const language = languageOf(example);
  const types = blockId(language, code);
  const html = await highlightCode(code.trimEnd(), language);
  return { html, htmlId: staticHtmlId(html), ...(types === undefined ? {} : { types }) };
}

function languageOf({ file }: Example): string {
  return path.extname(file).slice(1);
}

async function toData(example: Example, pictures: string): Promise<ExampleData> {
  const { name, title, description, topic, group, notes, file, source } = example;
  return {
    name,
    title,
    description,
    topic,
    group,
    notes: notes.map(textHtml),
    file,
    ...(await shownCode(source, example)),
    hasPicture: ['light', 'dark'].every((theme) =>
      existsSync(path.join(pictures, `${name}-${theme}.webp`)),
    ),
  };
}
