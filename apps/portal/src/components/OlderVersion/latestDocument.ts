/** A version, as described by the docs plugin. */
interface Version {
  readonly label: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** Link target for users of an older page. */
export interface LatestDocument {
  readonly path: string;
  /** Whether it covers the same topic; otherwise, it is the start page of the version. */
  readonly isSameTopic: boolean;
}

/**
 * Finds the document of the latest version that replaces a page: the named successor, the one with
 * the same id, or the start page.
 *
 * @param id - id of the older document; undefined for other pages
 * @param successor - id in the older document's front matter, if its topic was renamed
 * @throws if the latest version has no document with that id
 */
export function latestDocument(latest: Version, id?: string, successor?: string): LatestDocument {
  const named = successor ?? id;
  const same = latest.docs.find((document) => document.id === named);
  if (same !== undefined) return { path: same.path, isSameTopic: true };
  if (successor !== undefined) {
    const ids = latest.docs.map((document) => document.id).join(', ');
    throw new Error(
      `The document ${id} names "${successor}" as its successor, which ${latest.label} does not ` +
        `have. It has: ${ids}.`,
    );
  }
  const start = latest.docs.find((document) => document.id === latest.mainDocId);
  return { path: start?.path ?? latest.docs[0]?.path ?? '/', isSameTopic: false };
}
