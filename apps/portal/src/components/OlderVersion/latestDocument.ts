/** A version as the docs plugin tells of it to every page. */
interface Version {
  readonly label: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

/** Where a reader of an older page goes on. */
export interface LatestDocument {
  readonly path: string;
  /** Whether it is about the same as the older page; else it is where the version starts. */
  readonly isSameTopic: boolean;
}

/**
 * The document of the latest version that takes a page's place: the one that the page names, the
 * one of the same id, or where that version starts.
 *
 * @param id Of the older document; missing for a page that is none.
 * @param successor Id that the older document's front matter names, where its topic goes by another.
 * @throws when the latest version has no document of that id.
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
