import { packDocs, unpackDocs, type GlobalDoc, type PackedDocs } from './globalDocs.ts';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface Version {
  readonly path: string;
  readonly docs: readonly GlobalDoc[] | PackedDocs;
}

/** What the framework tells every page of the site, by plugin and by the plugin's instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The same data with each version's documents packed.
 *
 * @param slug - of the product
 */
export function packGlobalData(data: GlobalData, slug: string): GlobalData {
  return withDocs(data, (version) => {
    const docs = version.docs as readonly GlobalDoc[];
    return packDocs({ path: version.path, docs }, slug) ?? docs;
  });
}

/** What `packGlobalData` was given. */
export function unpackGlobalData(data: GlobalData): GlobalData {
  return withDocs(data, ({ path, docs }) =>
    typeof docs[0] === 'string' ? unpackDocs(path, docs as PackedDocs) : docs,
  );
}

function withDocs(data: GlobalData, docsOf: (version: Version) => Version['docs']): GlobalData {
  const sets = data[docsPlugin];
  if (sets === undefined) return data;
  const changed = Object.entries(sets).map(([id, value]) => {
    const set = value as { readonly versions: readonly Version[] };
    const versions = set.versions.map((version) => ({ ...version, docs: docsOf(version) }));
    return [id, { ...set, versions }] as const;
  });
  return { ...data, [docsPlugin]: Object.fromEntries(changed) };
}
