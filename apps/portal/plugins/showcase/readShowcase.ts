import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readExamples, readFrontMatter, type Example } from '@mezzanine/tooling/examples';
import { fileOf } from '../../config/publishedSets.ts';
import { withProduct } from '../../config/productText.ts';
import { titleIn } from '../../config/titleIn.ts';
import type { NewerApp, ShowcaseItem, ShowcaseTopic } from './ShowcaseItem.ts';

/** A version of the showcase. */
interface ShowcaseVersion {
  /** Example group with its apps. */
  readonly group: string;
  /** Folder of its guides, relative to the content root. */
  readonly guides: string;
  /** URL of that folder. */
  readonly guidesAt: string;
  /** Example group with the 6.0 counterpart of each app, under the same name. */
  readonly newerGroup?: string;
}

/** The versions of the showcase. */
export const showcaseVersions: Readonly<Record<string, ShowcaseVersion>> = {
  '6.0': {
    group: 'apps',
    guides: 'web-sdk_versioned_docs/version-6.0',
    guidesAt: '/web-sdk',
  },
  '5.0': {
    group: 'version-5-apps',
    guides: 'web-sdk_versioned_docs/version-5.0',
    guidesAt: '/web-sdk/5.0',
    newerGroup: 'apps',
  },
};

/** Folders that the showcase is read from. */
export interface ShowcasePlaces {
  /** The folder that contains all examples. */
  readonly examples: string;
  /** The portal's content root. */
  readonly contentRoot: string;
}

/**
 * Reads the apps of a version of the showcase, in order.
 *
 * @throws Error if an app's README has no story, refers to a missing guide, or the app has no 6.0
 *   counterpart
 */
export async function readShowcase(
  version: string,
  places: ShowcasePlaces,
): Promise<readonly ShowcaseItem[]> {
  const shown = showcaseVersions[version];
  if (shown === undefined) {
    const known = Object.keys(showcaseVersions).join(', ');
    throw new Error(`The showcase has no version "${version}". Versions: ${known}.`);
  }
  const examples = await readExamples(places.examples);
  const apps = examples.filter(({ group }) => group === shown.group);
  return Promise.all(
    apps.map(async (example) => ({
      ...(await readItem(example, shown, places)),
      ...(shown.newerGroup && { newer: newerOf(example, shown.newerGroup, examples) }),
    })),
  );
}

async function readItem(
  example: Example,
  shown: ShowcaseVersion,
  { examples, contentRoot }: ShowcasePlaces,
): Promise<ShowcaseItem> {
  const { name, title, description, venue, file } = example;
  const readme = await readFile(path.join(examples, name, 'README.md'), 'utf8');
  const { values } = readFrontMatter(readme);
  const [story, topics, alt] = ['story', 'topics', 'alt'].map((field) => {
    const value = values.get(field);
    if (value) return value;
    throw new Error(`examples/${name}/README.md: the front matter has no ${field}. Add it.`);
  }) as [string, string, string];
  return {
    name: path.basename(name),
    example: name,
    title,
    description,
    story,
    alt,
    venue,
    file,
    topics: topics.split(/, */).map((slug) => readTopic(slug, name, shown, contentRoot)),
  };
}

function newerOf({ name }: Example, group: string, examples: readonly Example[]): NewerApp {
  const app = path.basename(name);
  const newer = examples.find((one) => one.name === `${group}/${app}`);
  if (newer) return { title: newer.title, to: `/showcase/item?app=${app}` };
  throw new Error(
    `examples/${name}: examples/${group} has no "${app}". Name the app after its counterpart there.`,
  );
}

function readTopic(
  slug: string,
  example: string,
  { guides, guidesAt }: ShowcaseVersion,
  contentRoot: string,
): ShowcaseTopic {
  const id = slug.replace(/^product-/, '{product}-');
  const title = titleIn(path.join(contentRoot, guides, `${fileOf(id)}.mdx`));
  if (title === undefined) {
    throw new Error(
      `examples/${example}/README.md: there is no guide "${slug}". ` +
        `Topics are names of files in ${guides}.`,
    );
  }
  return { slug: withProduct(id), name: title, to: `${guidesAt}/${withProduct(id)}` };
}
