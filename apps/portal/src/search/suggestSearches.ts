import { site } from '../../../../site.config.ts';
import { connect } from './searchPages.ts';
import { unmarked } from './markedParts.ts';
import type { SearchContext } from './searchRequests.ts';
import type { SearchHit } from './SearchHit.ts';

const mostSuggestions = 3;

/**
 * Other texts to search for when one finds nothing: titles of pages that parts of it find, and
 * then of pages the service puts first. All come from the index that is searched.
 */
export async function suggestSearches(
  text: string,
  { language, tags }: SearchContext,
): Promise<readonly string[]> {
  const words = text.split(/\s+/).filter((word) => word.length > 2);
  const parts = [...words.slice(0, 3), text.trim().slice(0, 3), ''];
  const requests = parts.map((query) => ({
    indexName: site.search.indexName,
    query,
    hitsPerPage: mostSuggestions * 2,
    attributesToRetrieve: ['hierarchy.lvl1'],
    facetFilters: [
      `language:${language}`,
      tags.map((tag) => `docusaurus_tag:${tag}`),
      // Guides say best what there is to search for.
      ...(query === '' ? ['kind:guide'] : []),
    ],
  }));
  const { results } = await (await connect()).search<SearchHit>({ requests });
  const titles = (results as readonly { readonly hits?: readonly SearchHit[] }[]).flatMap(
    ({ hits = [] }) => hits.map(({ hierarchy }) => unmarked(hierarchy.lvl1 ?? '')),
  );
  return [...new Set(titles)].filter((title) => title !== '').slice(0, mostSuggestions);
}
