import { site } from '../../../../site.config.ts';
import { hitLabel } from '../search/hitLabelOf.ts';
import { unmarked } from '../search/markedParts.ts';
import { readerSdk } from '../search/readerSdk.ts';
import { samePageAddress } from '../search/samePageAddress.ts';
import type { SearchHit } from '../search/SearchHit.ts';
import { connect } from '../search/searchPages.ts';
import type { SearchContext } from '../search/searchRequests.ts';

/** A page that may be the one that a user looks for. */
export interface SuggestedPage {
  readonly path: string;
  readonly title: string;
  /** Its SDK or part of the site; may be empty. */
  readonly label: string;
}

/** Maximum number of suggestions. The page reserves room for this many. */
const mostPages = 4;
/** Several results can be parts of one page. */
const requested = 12;

/**
 * Searches pages for the words of a missing page's path. These searches are not counted, because no one
 * typed them.
 *
 * @param missing - path of the missing page; pages of its SDK rank first
 * @throws errors of the search client: no host responded, or the service rejected the request
 */
export async function suggestPages(
  words: string,
  missing: string,
  { language, tags }: SearchContext,
): Promise<readonly SuggestedPage[]> {
  const sdk = readerSdk(missing);
  const request = {
    indexName: site.search.indexName,
    query: words,
    hitsPerPage: requested,
    attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'url', 'set', 'version'],
    facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
    ...(sdk === undefined ? {} : { optionalFilters: [`set:${sdk}`] }),
  };
  const { results } = await (await connect()).search<SearchHit>({ requests: [request] });
  const [first] = results as readonly { readonly hits?: readonly SearchHit[] }[];
  return pagesOf(first?.hits ?? []);
}

/** The pages of hits, each once, best first. */
export function pagesOf(hits: readonly SearchHit[]): readonly SuggestedPage[] {
  const pages = new Map<string, SuggestedPage>();
  for (const hit of hits) {
    const [path = '/'] = samePageAddress(hit.url).split(/[?#]/);
    const title = unmarked(hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? '');
    if (title === '' || pages.has(path)) continue;
    pages.set(path, { path, title, label: hitLabel(hit) });
  }
  return [...pages.values()].slice(0, mostPages);
}
