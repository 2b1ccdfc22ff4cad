import { site } from '../../../../../site.config.ts';
import { readerSdk } from '../readerSdk.ts';
import { noFilters } from '../searchFilters.ts';
import type { SearchHit } from '../SearchHit.ts';
import { searchHosts } from '../searchHosts.ts';
import { searchRequests } from '../searchRequests.ts';
import { earlyTags } from './earlyTags.ts';

declare global {
  /** Name of the latest version by set, inserted by the build. */
  const LATEST_VERSIONS: Readonly<Record<string, string>>;
}

/**
 * Searches as the dialog does, with one request and without its client.
 *
 * @throws TypeError if the service cannot be reached; Error if it rejects the request
 */
export async function searchEarly(
  text: string,
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const { appId, apiKey, indexName } = site.search;
  const [host] = searchHosts(location);
  const key = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  const query = { text, filters: noFilters, page: 0 };
  const [hits] = searchRequests(query, {
    indexName,
    context: { language: document.documentElement.lang, tags: tagsOfPage() },
    sdk: readerSdk(location.pathname),
    snippetWords: 0,
  });
  const response = await fetch(`${host?.protocol}://${host?.url}/1/indexes/*/queries?${key}`, {
    method: 'POST',
    // The hosted service answers this type without asking first which origins it may answer.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [{ ...hits, clickAnalytics: false }] }),
    signal,
  });
  if (!response.ok) throw new Error(`The search service answered with status ${response.status}.`);
  const answer = (await response.json()) as {
    readonly results?: readonly { readonly hits?: readonly SearchHit[] }[];
  };
  return answer.results?.[0]?.hits ?? [];
}

function tagsOfPage(): readonly string[] {
  const tag = document.querySelector<HTMLMetaElement>('[name="docsearch:docusaurus_tag"]');
  return earlyTags(LATEST_VERSIONS, tag?.content ?? '', (set) => {
    try {
      return localStorage.getItem(`docs-preferred-version-${set}`);
    } catch {
      return null;
    }
  });
}
