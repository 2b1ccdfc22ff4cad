import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readExamples, readFrontMatter, type Example } from '@mezzanine/tooling/examples';
import { fileOf } from '../../config/publishedSets.ts';
import { withProduct } from '../../config/productText.ts';
import { titleIn } from '../../config/titleIn.ts';
import { movesFrom5 } from './movesFrom5.ts';
import { movesSummary } from './movesSummary.ts';
import type { ShowcaseApp, ShowcaseTopic } from './ShowcaseItem.ts';

/** What a version of the showcase shows. */
interface ShowcaseVersion {
  /** Group of examples that its apps stand in. */
  readonly group: string;
  /** Folder of the guides to their topics, below the content root. */
  readonly guides: string;
  /** Address of that folder. */
  readonly guidesAt: string;
  /** Whether its apps say what they take from version 5.0. */
  readonly isOf5: boolean;
}

const apps6 = {
  group: 'apps',
  guides: 'web-sdk_versioned_docs/version-6.0',
  guidesAt: '/web-sdk',
} as const;

/**
 * The versions of the showcase. Nothing runs on 5.0 yet: its showcase has the apps of 6.0, and what
 * each is in terms of 5.0.
 */
export const showcaseVersions: Readonly<Record<string, ShowcaseVersion>> = {
  '6.0': { ...apps6, isOf5: false },
  '5.0': { ...apps6, isOf5: true },
};

/** Where things are that the showcase is made of. */
export interface ShowcasePlaces {
  /** The folder that holds all examples. */
  readonly examples: string;
  /** The portal's content root. */
  readonly contentRoot: string;
}

/**
 * Reads the apps of a version of the showcase, in their order.
 *
 * @throws Error when an app's README lacks its story, or names a guide that is not there
 */
export async function readShowcase(
  version: string,
  places: ShowcasePlaces,
): Promise<readonly ShowcaseApp[]> {
  const shown = showcaseVersions[version];
  if (shown === undefined) {
    const known = Object.keys(showcaseVersions).join(', ');
    throw new Error(`There is no showcase of version "${version}". Versions: ${known}.`);
  }
  const examples = await readExamples(places.examples);
  const apps = examples.filter(({ group }) => group === shown.group);
  return Promise.all(apps.map((example) => readItem(example, shown, places)));
}

async function readItem(
  example: Example,
  shown: ShowcaseVersion,
  { examples, contentRoot }: ShowcasePlaces,
): Promise<ShowcaseApp> {
  const { name, title, description, venue, file, source } = example;
  const readme = await readFile(path.join(examples, name, 'README.md'), 'utf8');
  const { values } = readFrontMatter(readme);
  const [story, topics, alt] = ['story', 'topics', 'alt'].map((field) => {
    const value = values.get(field);
    if (value) return value;
    throw new Error(`examples/${name}/README.md: the front matter has no ${field}. Add it.`);
  }) as [string, string, string];
  const moves = shown.isOf5 ? movesFrom5(source) : undefined;
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
    ...(moves && { moves, movesSummary: movesSummary(moves) }),
  };
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
