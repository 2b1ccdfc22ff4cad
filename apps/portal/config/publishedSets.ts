import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withProduct } from './productText.ts';
import {
  docSets,
  type DocSet,
  type SetVersion,
  type SidebarCategory,
  type SidebarEntry,
} from './sets.ts';

/** A sidebar item as Docusaurus wants it. */
export type SidebarItem = string | SidebarCategoryItem;

/** A sidebar category as Docusaurus wants it. */
interface SidebarCategoryItem {
  readonly type: 'category';
  readonly label: string;
  readonly key: string;
  readonly collapsed: boolean;
  readonly description?: string;
  readonly link?:
    | { readonly type: 'doc'; readonly id: string }
    | {
        readonly type: 'generated-index';
        readonly slug: string;
        readonly title: string;
        readonly description?: string;
      };
  readonly items: readonly SidebarItem[];
}

/** Ids of documents below these entries, in order. */
export function documentsOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const own = entry.document === undefined ? [] : [entry.document];
    return [...own, ...documentsOf(entry.items)];
  });
}

/** The entries with what the build writes among the items of their categories. */
function withGenerated(entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return entry;
    const { generated = [], ...rest } = entry;
    return { ...rest, items: [...withGenerated(entry.items), ...generated] };
  });
}

/** Slugs of the category pages below these entries, in order. */
function categorySlugsOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    return [...(entry.slug === undefined ? [] : [entry.slug]), ...categorySlugsOf(entry.items)];
  });
}

/** Address of a version's first page folder, without a slash at its end. */
export function versionPath(set: DocSet, version: SetVersion): string {
  return version.path === '' ? `/${set.id}` : `/${set.id}/${version.path}`;
}

/** Every address a version serves: its documents, then its category pages. */
export function routesOf(set: DocSet, version: SetVersion): readonly string[] {
  const base = versionPath(set, version);
  return [
    ...documentsOf(version.sidebar).map((id) =>
      id === 'index' ? `${base}/` : `${base}/${withProduct(id)}`,
    ),
    ...categorySlugsOf(version.sidebar).map((slug) => `${base}/category/${withProduct(slug)}`),
  ];
}

/** The folder that holds a version's files, below the content root. */
export function versionFolder(set: DocSet, version: SetVersion): string {
  return version.name === 'current'
    ? set.id
    : path.join(`${set.id}_versioned_docs`, `version-${version.name}`);
}

/** A document's file, without its extension; it does not change with the product's name. */
export function fileOf(documentId: string): string {
  return documentId.replaceAll('{product}', 'product');
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ''));
}

function publishedEntries(
  entries: readonly SidebarEntry[],
  files: ReadonlySet<string>,
): readonly SidebarEntry[] {
  return entries.flatMap((entry): readonly SidebarEntry[] => {
    if (typeof entry === 'string') return files.has(fileOf(entry)) ? [entry] : [];
    const items = publishedEntries(entry.items, files);
    const { document, ...rest } = entry;
    const own = document === undefined ? [] : publishedEntries([document], files);
    if (items.length === 0) return own;
    return [{ ...(own.length === 0 ? rest : entry), items }];
  });
}

/**
 * The table without what has no file yet: documents, then categories, versions and sets that are
 * empty.
 *
 * @throws when a file stands in no sidebar of the table, naming the files.
 */
export function publishedSets(contentRoot: string): readonly DocSet[] {
  return docSets.flatMap((set) => {
    const versions = set.versions.flatMap((version) => {
      const files = new Set(filesIn(path.join(contentRoot, versionFolder(set, version))));
      refuseStrays(set, version, files);
      const sidebar = publishedEntries(withGenerated(version.sidebar), files);
      return sidebar.length === 0 ? [] : [{ ...version, sidebar }];
    });
    return versions.length === 0 ? [] : [{ ...set, versions }];
  });
}

function refuseStrays(set: DocSet, version: SetVersion, files: ReadonlySet<string>): void {
  const known = new Set(documentsOf(withGenerated(version.sidebar)).map(fileOf));
  const strays = [...files].filter((file) => !known.has(file));
  if (strays.length === 0) return;
  throw new Error(
    `${versionFolder(set, version)} holds documents that no sidebar names: ${strays.join(', ')}. ` +
      `config/sets.ts lists the ids of ${set.id} ${version.name}; name the files after them, ` +
      'or add the ids there.',
  );
}

/** The entries as Docusaurus sidebar items; ids become file ids, categories get their pages. */
export function sidebarItems(entries: readonly SidebarEntry[], parent = ''): SidebarItem[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return fileOf(entry);
    const label = withProduct(entry.label);
    const key = `${parent}${label}`;
    const link = categoryLink(entry, label);
    // Beside the item, which may be a string: its deprecated `link()` would be taken for this one.
    const linked = link === undefined ? {} : { link };
    return {
      type: 'category',
      label,
      key,
      collapsed: entry.isCollapsed === true,
      ...(entry.description === undefined ? {} : { description: withProduct(entry.description) }),
      ...linked,
      items: sidebarItems(entry.items, `${key} / `),
    };
  });
}

/** Where the label of a category leads: to a document, to its page of cards, or nowhere. */
function categoryLink(
  { document, slug, description }: SidebarCategory,
  title: string,
): SidebarCategoryItem['link'] {
  if (document !== undefined) return { type: 'doc', id: fileOf(document) };
  if (slug === undefined) return undefined;
  return {
    type: 'generated-index',
    slug: `/category/${withProduct(slug)}`,
    title,
    ...(description === undefined ? {} : { description: withProduct(description) }),
  };
}

/** Slugs of documents whose id names the product, by file without extension (absolute). */
export function productSlugs(contentRoot: string): ReadonlyMap<string, string> {
  return new Map(
    docSets.flatMap((set) =>
      set.versions.flatMap((version) =>
        documentsOf(withGenerated(version.sidebar))
          .filter((id) => id.includes('{product}'))
          .map((id): [string, string] => [
            path.join(contentRoot, versionFolder(set, version), fileOf(id)),
            `/${withProduct(id)}`,
          ]),
      ),
    ),
  );
}

/** Where a version's sidebar is written, below the content root. */
export function sidebarFile(set: DocSet, version: SetVersion): string {
  return path.join(`${set.id}_versioned_sidebars`, `version-${version.name}-sidebars.json`);
}

/** Writes the sidebars and version lists that Docusaurus reads beside the documents. */
export function writeSetFiles(contentRoot: string, sets: readonly DocSet[]): void {
  for (const set of sets) {
    const numbered = set.versions.map(({ name }) => name).filter((name) => name !== 'current');
    if (numbered.length > 0) writeJson(path.join(contentRoot, `${set.id}_versions.json`), numbered);
    for (const version of set.versions) {
      writeJson(path.join(contentRoot, sidebarFile(set, version)), {
        [set.id]: sidebarItems(version.sidebar),
      });
    }
  }
}

/** Writes only what changed: the build's cache looks at the time of a file. */
function writeJson(file: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
