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
 * Documents of a version, as every page carries them: paths below the version's, apart by spaces;
 * the sidebar of them all; and the product's slug, where ids have the word `product` in its place.
 * Behind a path stands what its id is where that is not the path without its slash: `*` for the word
 * in place of the slug, `=` for the path as it is, and else `=` with the id.
 */
export type PackedDocs = readonly [paths: string, sidebar?: string, slug?: string];

/**
 * The documents in a few bytes each; undefined when they are not of one sidebar.
 *
 * @param slug - of the product
 */
export function packDocs(
  version: GlobalVersion<readonly GlobalDoc[]>,
  slug: string,
): PackedDocs | undefined {
  const { docs, path } = version;
  const [sidebar, ...others] = new Set(docs.map((doc) => doc.sidebar));
  const isPlain = docs.every(
    (doc) => doc.path.startsWith(path) && !/[ =*]/.test(doc.path + doc.id),
  );
  if (docs.length === 0 || others.length > 0 || !isPlain) return undefined;
  const paths = docs.map((doc) => {
    const rest = doc.path.slice(path.length);
    if (rest === `/${doc.id}`) return rest;
    if (rest === doc.id) return `${rest}=`;
    const isNamed = sidebar !== undefined && doc.id === idWithWord(rest, slug);
    return isNamed ? `${rest}*` : `${rest}=${doc.id}`;
  });
  if (sidebar === undefined) return [paths.join(' ')];
  const hasWord = paths.some((each) => each.endsWith('*'));
  return hasWord ? [paths.join(' '), sidebar, slug] : [paths.join(' '), sidebar];
}

/** The documents that `packDocs` was given. */
export function unpackDocs(
  path: string,
  [paths, sidebar, slug = '']: PackedDocs,
): readonly GlobalDoc[] {
  return paths.split(' ').map((each) => {
    const [rest = '', id] = each.replace('*', '').split('=');
    const own = each.endsWith('*') ? idWithWord(rest, slug) : rest.slice(1);
    return {
      id: id === undefined ? own : id || rest,
      path: path + rest,
      ...(sidebar === undefined ? {} : { sidebar }),
    };
  });
}

/** The id of a document whose file is named by the word. */
function idWithWord(rest: string, slug: string): string {
  return rest.slice(1).replaceAll(slug, 'product');
}
