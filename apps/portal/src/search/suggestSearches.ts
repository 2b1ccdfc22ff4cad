import { site } from '../../../../site.config.ts';
import { connect } from './searchPages.ts';
import { unmarked } from './markedParts.ts';
import type { SearchContext } from './searchRequests.ts';
import type { SearchHit } from './SearchHit.ts';

const mostSuggestions = 3;

/**
 * Suggests queries if there are no results: titles of pages that match parts of the query, then of pages
 * that the service ranks first. All come from the search index.
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
      // Guides are the best suggestions.
      ...(query === '' ? ['kind:guide'] : []),
    ],
  }));
  const { results } = await (await connect()).search<SearchHit>({ requests });
  const titles = (results as readonly { readonly hits?: readonly SearchHit[] }[]).flatMap(
    ({ hits = [] }) => hits.map(({ hierarchy }) => unmarked(hierarchy.lvl1 ?? '')),
  );
  return [...new Set(titles)].filter((title) => title !== '').slice(0, mostSuggestions);
}
