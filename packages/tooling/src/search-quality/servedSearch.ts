import { site } from '../../../../site.config.ts';

/** Latest version of each documentation set, as in the tags of its pages. */
const latestVersions: ReadonlyMap<string, string> = new Map([
  ['default', 'current'],
  ['web-sdk', '6.0'],
  ['react-native-sdk', '5.0'],
  ['ios-sdk', '5.0'],
  ['android-sdk', '5.0'],
  ['showcase', '6.0'],
]);

/** Facet filters of the search dialog: the language, and the user's version of each set. */
export function readerFilters(reader: string): readonly (string | readonly string[])[] {
  const [readSet, readVersion] = reader.split('/');
  const tags = [...latestVersions].map(
    ([set, latest]) => `docs-${set}-${set === readSet ? readVersion : latest}`,
  );
  return ['language:en', ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}

/** Optional filters of the search dialog: the SDK that the user reads. */
export function readerPreference(reader: string): readonly string[] {
  return reader === '' ? [] : [`set:${reader.split('/', 1)[0] ?? ''}`];
}

/**
 * Body of a search request, as sent by the search dialog.
 *
 * @param nonce - appended to the ellipsis text, so that every body is different
 */
export function searchBody(query: string, reader: string, nonce = ''): string {
  const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`);
  return JSON.stringify({
    requests: [
      {
        indexName: site.search.indexName,
        query,
        hitsPerPage: 20,
        attributesToRetrieve: [...levels, 'content', 'type', 'url', 'set', 'version', 'kind'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: `…${nonce}`,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: readerFilters(reader),
        ...(reader === '' ? {} : { optionalFilters: readerPreference(reader) }),
      },
    ],
  });
}

/** Path of the search API, with the public key. */
export function searchPath(): string {
  const key = new URLSearchParams({
    'x-algolia-application-id': site.search.appId,
    'x-algolia-api-key': site.search.apiKey,
  });
  return `/1/indexes/*/queries?${key}`;
}

/** The properties of a hit that are read. */
export interface ServedHit {
  readonly url: string;
  readonly set?: string;
  readonly version?: string;
}

/** Parses the hits of a response to one query. */
export function readHits(answer: unknown): readonly ServedHit[] {
  const { results } = answer as { readonly results: readonly { readonly hits: ServedHit[] }[] };
  return results[0]?.hits ?? [];
}

/** URL of a hit without its origin. */
export function hitPath({ url }: ServedHit): string {
  const { pathname, hash } = new URL(url);
  return `${pathname}${hash}`;
}
