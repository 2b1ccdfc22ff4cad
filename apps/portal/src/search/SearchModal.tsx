/** The search dialog: loaded with its styles when a reader first reaches for search. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Link from '@docusaurus/Link';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './searchModal.css';
import { site } from '../../../../site.config.ts';
import { hitLabelOf } from './hitLabelOf.ts';
import { insightsClient } from './insightsClient.ts';
import { recentSearchesAreKept } from './readerSetting.ts';
import { samePageAddress } from './samePageAddress.ts';
import { SearchSettings } from './SearchSettings.tsx';
import { cleanBrowserSearches } from './storedSearches.ts';
import { useSearchNavigator } from './useSearchNavigator.ts';
import { connectSearchClient } from './connectSearchClient.ts';
import { useDialogRole } from './useDialogRole.ts';

type ModalProps = DocSearchModalProps;
type HitProps = Parameters<NonNullable<ModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<ModalProps['resultsFooterComponent']>>[0];

interface Props {
  readonly initialQuery: string;
  readonly language: string;
  /** Tags of the versions to search, joined by spaces. */
  readonly tags: string;
  readonly onClose: () => void;
}

function Hit({ hit, children }: HitProps): ReactNode {
  const label = hitLabelOf(hit.url);
  return (
    <Link
      to={samePageAddress(hit.url)}
      onClick={() => {
        // The widget saves the hit after this handler; what it saves is cleaned afterwards.
        window.setTimeout(cleanBrowserSearches);
      }}
    >
      {label === undefined ? null : <span className="search-hit-label">{label}</span>}
      {children}
    </Link>
  );
}

function missingResultsUrl({ query }: { readonly query: string }): string {
  const title = encodeURIComponent(`Search finds nothing for "${query}"`);
  return `${site.links.issues}/new?title=${title}`;
}

function announcement(query: string, count: number): string {
  if (count === 0) return `No results for ${query}`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** The widget's types say a tuple of the settings; its code wants the settings. */
const insights = {
  insightsClient,
  insightsInitParams: {
    appId: site.search.appId,
    apiKey: site.search.apiKey,
    ...(site.search.hosts.length === 0 ? { host: window.location.origin } : {}),
  },
} as unknown as NonNullable<ModalProps['insights']>;

export function SearchModal({ initialQuery, language, tags, onClose }: Props): ReactNode {
  const [status, setStatus] = useState('');
  const [keepsRecents, setKeepsRecents] = useState(() => recentSearchesAreKept.read());
  const footer = useDialogRole();

  useEffect(() => cleanBrowserSearches, []);

  const navigator = useSearchNavigator();
  const transformSearchClient = useMemo<NonNullable<ModalProps['transformSearchClient']>>(
    () => (client) =>
      connectSearchClient(client, (query, count) => {
        setStatus(announcement(query, count));
      }),
    [],
  );

  const ResultsFooter = useMemo(
    () =>
      function SeeAll({ state }: FooterProps) {
        const count = Number(state.context['nbHits'] ?? 0);
        return (
          <Link to={`/search-results?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
            {`See all ${count} results`}
          </Link>
        );
      },
    [onClose],
  );

  // The widget forgets what was typed when any of its settings is a new object.
  const searchParameters = useMemo(
    () => ({
      facetFilters: [
        `language:${language}`,
        tags.split(' ').map((tag) => `docusaurus_tag:${tag}`),
      ] as string[],
    }),
    [language, tags],
  );
  return createPortal(
    <>
      <DocSearchModal
        appId={site.search.appId}
        apiKey={site.search.apiKey}
        indexName={site.search.indexName}
        placeholder="Search docs"
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        searchParameters={searchParameters}
        disableUserPersonalization={!keepsRecents}
        hitComponent={Hit as NonNullable<ModalProps['hitComponent']>}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={missingResultsUrl}
        navigator={navigator}
        transformSearchClient={transformSearchClient}
        insights={insights}
        onClose={onClose}
      />
      {footer === null
        ? null
        : createPortal(<SearchSettings onRecentsKeptChange={setKeepsRecents} />, footer)}
      <div role="status" className="visually-hidden">
        {status}
      </div>
    </>,
    document.body,
  );
}
