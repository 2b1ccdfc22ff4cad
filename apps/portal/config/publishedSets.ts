import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { categoryPhrases } from './categoryPhrases.ts';
import { withProduct } from './productText.ts';
import type { DocSet, SetVersion, SidebarCategory, SidebarEntry } from './DocSet.ts';
import { docSets } from './sets.ts';

/** A sidebar item of Docusaurus. */
export type SidebarItem = string | SidebarCategoryItem;

/** A sidebar category of Docusaurus. */
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
        readonly keywords: readonly string[];
        readonly description?: string;
      };
  readonly items: readonly SidebarItem[];
}

/** Ids of the documents in these entries, in order. */
export function documentsOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const own = entry.document === undefined ? [] : [entry.document];
    return [...own, ...documentsOf(entry.items)];
  });
}

/** The entries, with generated documents added to the items of their categories. */
function withGenerated(entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return entry;
    const { generated = [], ...rest } = entry;
    return { ...rest, items: [...withGenerated(entry.items), ...generated] };
  });
}

/** Slugs of the category pages in these entries, in order. */
function categorySlugsOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    return [...(entry.slug === undefined ? [] : [entry.slug]), ...categorySlugsOf(entry.items)];
  });
}

/** Root path of a version, without a trailing slash. */
export function versionPath(set: DocSet, version: SetVersion): string {
  return version.path === '' ? `/${set.id}` : `/${set.id}/${version.path}`;
}

/** Every route of a version: its documents, then its category pages. */
export function routesOf(set: DocSet, version: SetVersion): readonly string[] {
  const base = versionPath(set, version);
  return [
    ...documentsOf(version.sidebar).map((id) =>
      id === 'index' ? `${base}/` : `${base}/${withProduct(id)}`,
    ),
    ...categorySlugsOf(version.sidebar).map((slug) => `${base}/category/${withProduct(slug)}`),
  ];
}

/** Folder of a version's files, relative to the content root. */
export function versionFolder(set: DocSet, version: SetVersion): string {
  return version.name === 'current'
    ? set.id
    : path.join(`${set.id}_versioned_docs`, `version-${version.name}`);
}

/** File name of a document without extension, independent of the product's name. */
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
 * The table of sets without documents that have no file, and without categories, versions, and sets that
 * are empty as a result.
 *
 * @throws if no sidebar lists a file; the message names the files
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

/**
 * Checks that every listed document has a file.
 *
 * @throws Error that names the documents without one
 */
export function requireDocuments(contentRoot: string): void {
  const missing = docSets.flatMap((set) =>
    set.versions.flatMap((version) => {
      const folder = versionFolder(set, version);
      const files = new Set(filesIn(path.join(contentRoot, folder)));
      return documentsOf(withGenerated(version.sidebar))
        .filter((id) => !files.has(fileOf(id)))
        .map((id) => `${folder}/${fileOf(id)}`);
    }),
  );
  if (missing.length === 0) return;
  throw new Error(
    `config/sets.ts lists documents that have no .mdx or .md file: ${missing.join(', ')}. ` +
      'Write these files, or remove the ids there.',
  );
}

function refuseStrays(set: DocSet, version: SetVersion, files: ReadonlySet<string>): void {
  const known = new Set(documentsOf(withGenerated(version.sidebar)).map(fileOf));
  const strays = [...files].filter((file) => !known.has(file));
  if (strays.length === 0) return;
  throw new Error(
    `${versionFolder(set, version)} has documents that no sidebar lists: ${strays.join(', ')}. ` +
      `config/sets.ts lists the ids of ${set.id} ${version.name}; name the files after them, ` +
      'or add the ids there.',
  );
}

/** Converts entries to sidebar items of Docusaurus: ids become file ids, categories get their pages. */
export function sidebarItems(entries: readonly SidebarEntry[], parent = ''): SidebarItem[] {
  return entries.map((entry) => {
    if (typeof entry === 'string') return fileOf(entry);
    const label = withProduct(entry.label);
    const key = `${parent}${label}`;
    const link = categoryLink(entry, label);
    // Not read from the item directly, because strings have a deprecated method `link()`.
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

/** Link of a category's label: to a document, to its page of cards, or none. */
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
    keywords: categoryPhrases[slug] ?? [],
    ...(description === undefined ? {} : { description: withProduct(description) }),
  };
}

/** Slugs of documents whose id contains the product, by absolute path without extension. */
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

/** Path of a version's sidebar file, relative to the content root. */
export function sidebarFile(set: DocSet, version: SetVersion): string {
  return path.join(`${set.id}_versioned_sidebars`, `version-${version.name}-sidebars.json`);
}

/** Writes the sidebars and version lists that Docusaurus reads. */
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

/** Writes only changed files, because the build's cache compares modification times. */
function writeJson(file: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
