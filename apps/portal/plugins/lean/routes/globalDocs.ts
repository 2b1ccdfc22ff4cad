/** A document, as the framework tells every page of it. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** What the framework tells every page of a version of a documentation set. */
export interface GlobalVersion<Docs> {
  readonly path: string;
  readonly docs: Docs;
}

/**
 * Documents of a version, as every page carries them: paths below the version's, apart by spaces,
 * each followed by `=` and the id where the path does not say it; and the sidebar of them all.
 */
export type PackedDocs = readonly [paths: string, sidebar?: string];

/** The documents in a few bytes each; undefined when they are not of one sidebar. */
export function packDocs(version: GlobalVersion<readonly GlobalDoc[]>): PackedDocs | undefined {
  const { docs, path } = version;
  const [sidebar, ...others] = new Set(docs.map((doc) => doc.sidebar));
  const isPlain = docs.every((doc) => doc.path.startsWith(path) && !/[ =]/.test(doc.path + doc.id));
  if (docs.length === 0 || others.length > 0 || !isPlain) return undefined;
  const paths = docs.map((doc) => {
    const rest = doc.path.slice(path.length);
    return rest === `/${doc.id}` ? rest : `${rest}=${doc.id}`;
  });
  return sidebar === undefined ? [paths.join(' ')] : [paths.join(' '), sidebar];
}

/** The documents that `packDocs` was given. */
export function unpackDocs(path: string, [paths, sidebar]: PackedDocs): readonly GlobalDoc[] {
  return paths.split(' ').map((each) => {
    const [rest = '', id = rest.slice(1)] = each.split('=');
    return { id, path: path + rest, ...(sidebar === undefined ? {} : { sidebar }) };
  });
}
