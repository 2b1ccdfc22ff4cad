import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pagePath } from '@mezzanine/server/page-paths';
import type { SearchRecord } from '@mezzanine/search';
import type { BuiltPage } from './peers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const portal = path.join(root, 'apps/portal/build');

/** Older versions to add to the site, so that results can mix versions. */
export const olderVersions = ['5.0', '4.0'] as const;
/** The set to copy. */
export const versionedSet = 'web-sdk';

/** The text of the built search index. Throws if there is none. */
export async function readIndexText(): Promise<string> {
  const file = path.join(root, 'apps/server/dist/search-index.json');
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error('The search index is not built. Build it: npm run build', { cause });
  });
}

/** The built pages with records in the index. */
export async function readPages(records: readonly SearchRecord[]): Promise<readonly BuiltPage[]> {
  const searched = new Set(records.map(pageOf));
  const files = (await readdir(portal, { recursive: true })).sort();
  const pages: BuiltPage[] = [];
  for (const file of files) {
    const address = pagePath(`/${file.replaceAll('\\', '/')}`);
    if (address === undefined || !searched.has(address)) continue;
    pages.push({ path: address, html: await readFile(path.join(portal, file), 'utf8') });
  }
  return pages;
}

/** Adds a copy of the web SDK's pages for each older version. */
export function addOlderPages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const own = pages.filter((page) => page.path.startsWith(`/${versionedSet}/`));
  const older = olderVersions.flatMap((version) =>
    own.map((page) => ({ ...page, path: olderPath(page.path, version) })),
  );
  return [...pages, ...older];
}

/** Adds a copy of the web SDK's records for each older version. */
export function addOlderRecords(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const own = records.filter(({ set }) => set === versionedSet);
  const older = olderVersions.flatMap((version) =>
    own.map((record) => ({
      ...record,
      objectID: `${record.objectID}-${version}`,
      path: olderPath(record.path, version),
      version,
      tags: [`docs-${versionedSet}-${version}`],
    })),
  );
  return [...records, ...older];
}

/** Version of the web SDK in a URL; undefined for other URLs. */
export function versionOf(address: string): string | undefined {
  if (!address.startsWith(`/${versionedSet}/`)) return undefined;
  return olderVersions.find((one) => address.startsWith(`/${versionedSet}/${one}/`)) ?? '6.0';
}

function olderPath(address: string, version: string): string {
  return address.replace(`/${versionedSet}/`, `/${versionedSet}/${version}/`);
}

function pageOf({ path: address }: SearchRecord): string {
  return address.split('#', 1)[0] ?? '';
}
