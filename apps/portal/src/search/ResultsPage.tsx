import { useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { EmptyResults } from './EmptyResults.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FoundPage } from './FoundPage.tsx';
import { ResultPages } from './ResultPages.tsx';
import { longestQuery } from './resultsPageAddress.ts';
import { HostedBy } from './SearchFooter.tsx';
import { searchEvents } from './searchEventsOfPage.ts';
import { hasFilters, noFilters, toggleFilter } from './searchFilters.ts';
import type { SearchAnswer } from './searchPages.ts';
import { resultsPerPage, type SearchQuery } from './searchRequests.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePageSearch, type PageSearch } from './usePageSearch.ts';
import { useResultsAddress } from './useResultsAddress.ts';
import './resultsPage.css';

function counted({ count, hits }: SearchAnswer, page: number): string {
  if (count === 1) return '1 result';
  const first = page * resultsPerPage + 1;
  if (count <= resultsPerPage) return `${count} results`;
  if (hits.length === 0) return `${count} results, none on page ${page + 1}`;
  return `${count} results, ${first} to ${first + hits.length - 1} shown`;
}

function summary({ status, answer, failure }: PageSearch, { text, page }: SearchQuery): string {
  if (text.trim() === '') return 'Type to search the documentation.';
  if (status === 'error') return `Unable to fetch results. ${failure?.hint ?? ''}`;
  if (status === 'stalled' || answer === undefined) return 'Searching …';
  return answer.count === 0 ? `No results for “${answer.text}”` : counted(answer, page);
}

interface FailureProps {
  readonly detail: string | undefined;
  readonly onRetry: () => void;
}

function Failure({ detail, onRetry }: FailureProps): ReactNode {
  return (
    <div className="results-failure">
      <p>{detail ?? 'The page retries automatically.'}</p>
      <button type="button" className="button-quiet" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

interface FoundProps {
  readonly answer: SearchAnswer;
  readonly query: SearchQuery;
  readonly isBusy: boolean;
  readonly onTurn: () => void;
}

function Found({ answer, query, isBusy, onTurn }: FoundProps): ReactNode {
  const before = query.page * resultsPerPage;
  return (
    <>
      <ol className="results-list" start={before + 1} aria-busy={isBusy}>
        {answer.hits.map((hit, index) => (
          <FoundPage
            key={hit.objectID}
            hit={hit}
            onOpen={() => {
              searchEvents.open(hit.objectID, before + index + 1, answer.queryId);
            }}
          />
        ))}
      </ol>
      <ResultPages query={query} pageCount={answer.pageCount} onTurn={onTurn} />
    </>
  );
}

/** The results page, with query, filters, and page number from its URL. */
export function ResultsPage(): ReactNode {
  const top = useRef<HTMLHeadingElement>(null);
  const { i18n } = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()];
  const context = { language: i18n.currentLocale, tags };
  const { query, type, choose, focusNext } = useResultsAddress();
  const { search, retry } = usePageSearch(query, context);
  const { answer } = search;
  const text = summary(search, query);
  // The server does not know the query, so its page must not show content that a query replaces.
  const isBlank = useIsBrowser() && query.text.trim() === '';
  const isEmpty = answer?.count === 0 && !hasFilters(query.filters);
  return (
    <main className="plain-page results-page">
      <h1 ref={top} tabIndex={-1}>
        Search results
      </h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          retry();
        }}
      >
        <input
          className="results-input"
          type="search"
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={longestQuery}
          autoComplete="off"
          spellCheck={false}
          value={query.text}
          onKeyDown={({ key }) => {
            // Not every browser clears the field itself.
            if (key === 'Escape') type('');
          }}
          onChange={({ target }) => {
            type(target.value);
          }}
        />
      </form>
      <p className="results-summary" aria-hidden>
        {text}
      </p>
      {answer === undefined ? null : (
        <FilterChips
          counts={answer.counts}
          filters={query.filters}
          onToggle={(name, value) => {
            choose({ ...query, filters: toggleFilter(query.filters, name, value), page: 0 });
          }}
          onClear={() => {
            choose({ ...query, filters: noFilters, page: 0 });
          }}
        />
      )}
      <div role="status" className="visually-hidden">
        {useAnnouncement(text)}
      </div>
      {search.failure === undefined ? null : (
        <Failure detail={search.failure.detail} onRetry={retry} />
      )}
      {isBlank || isEmpty ? (
        <EmptyResults text={isBlank ? '' : (answer?.text ?? '')} context={context} />
      ) : null}
      {answer === undefined ? null : (
        <Found
          answer={answer}
          query={query}
          isBusy={search.status !== 'done'}
          onTurn={() => {
            focusNext(top.current);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
      <HostedBy />
    </main>
  );
}
