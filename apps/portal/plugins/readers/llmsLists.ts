import { site } from '../../../../site.config.ts';
import { withProduct } from '../../config/productText.ts';
import { fileOf } from '../../config/publishedSets.ts';
import type { DocSet, SetVersion, SidebarEntry } from '../../config/DocSet.ts';
import type { LlmsEntry, LlmsList, LlmsSection } from './llmsText.ts';
import { setTitle } from './setTitle.ts';

/** Finds a document of a version by file name; undefined if there is none. */
export type FindDocument = (
  set: DocSet,
  version: SetVersion,
  file: string,
) => { readonly entry: LlmsEntry; readonly isGenerated: boolean } | undefined;

/** Paragraph above the sections of the site's list. */
const about =
  'Every page listed here is Markdown. The URL without the extension .md is the same page as ' +
  'HTML. Samples use the key and secret of the demo venues, which the server of this site accepts.';

/**
 * The list of the whole site: the latest version of every set, then links to all other lists.
 *
 * @param more - sections after the sets' sections
 */
export function siteList(
  sets: readonly DocSet[],
  find: FindDocument,
  more: readonly LlmsSection[],
): LlmsList {
  return {
    title: site.product.name,
    summary: site.product.description,
    notes: [about],
    sections: [
      ...sets.flatMap((set): LlmsSection[] => {
        const [latest] = set.versions;
        if (latest === undefined) return [];
        const entries = entriesOf(latest.sidebar, (file) => {
          const found = find(set, latest, file);
          return found?.isGenerated === false ? found.entry : undefined;
        });
        return [{ title: versionTitle(set, latest), entries }];
      }),
      ...more,
    ],
    optional: sets.map((set) => ({
      title: `All pages of ${setTitle(set)}`,
      address: site.url + llmsPath(set),
      description: `The latest version by topic${olderText(set)}.`,
    })),
  };
}

/** The list of one version of a set by topic, with optional links to the lists of other versions. */
export function versionList(set: DocSet, version: SetVersion, find: FindDocument): LlmsList {
  const others = set.versions.filter((other) => other !== version);
  return {
    title: `${site.product.name} ${versionTitle(set, version)}`,
    summary: site.product.description,
    notes: [about],
    sections: sectionsOf('Start', version.sidebar, (file) => find(set, version, file)?.entry),
    optional: others.map((other) => ({
      title: `All pages of ${versionTitle(set, other)}`,
      address: site.url + llmsPath(set, other),
      description: other === set.versions[0] ? 'The latest version.' : 'An earlier version.',
    })),
  };
}

/** Path of a version's list. As in page URLs, the latest version has no number. */
export function llmsPath(set: DocSet, version: SetVersion | undefined = set.versions[0]): string {
  return version === undefined || version === set.versions[0]
    ? `/llms-${set.id}.txt`
    : `/llms-${set.id}-${version.name}.txt`;
}

function versionTitle(set: DocSet, version: SetVersion): string {
  return version.name === 'current' ? setTitle(set) : `${setTitle(set)} ${version.label}`;
}

function olderText(set: DocSet): string {
  const older = set.versions.slice(1).map(({ label }) => label);
  return older.length === 0 ? '' : `, and links to the lists of ${older.join(' and ')}`;
}

type FindEntry = (file: string) => LlmsEntry | undefined;

function entriesOf(entries: readonly SidebarEntry[], find: FindEntry): readonly LlmsEntry[] {
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') {
      const own = entry.document === undefined ? [] : [entry.document];
      return entriesOf([...own, ...entry.items], find);
    }
    const found = find(fileOf(entry));
    return found === undefined ? [] : [found];
  });
}

/** Documents without a category, then a section per category; nested sections have both names. */
function sectionsOf(
  title: string,
  entries: readonly SidebarEntry[],
  find: FindEntry,
): readonly LlmsSection[] {
  const single = entries.filter((entry) => typeof entry === 'string');
  const categories = entries.filter((entry) => typeof entry !== 'string');
  const own = entriesOf(single, find);
  return [
    ...(own.length === 0 ? [] : [{ title, entries: own }]),
    ...categories.flatMap((category) => {
      const name = withProduct(category.label);
      const whole = title === 'Start' ? name : `${title}: ${name}`;
      const first = category.document === undefined ? [] : [category.document];
      return sectionsOf(whole, [...first, ...category.items], find);
    }),
  ];
}
