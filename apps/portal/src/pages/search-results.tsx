import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory, useLocation } from '@docusaurus/router';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import { hitLabelOf } from '../search/hitLabelOf.ts';
import { MarkedText } from '../search/MarkedText.tsx';
import { samePageAddress } from '../search/samePageAddress.ts';
import type { FoundPage } from '../search/searchPages.ts';
import { usePageSearch, type PageSearch } from '../search/usePageSearch.ts';
import styles from './search-results.module.css';

const longestQuery = 64;

function Found({ page }: { readonly page: FoundPage }): ReactNode {
  const label = hitLabelOf(page.url);
  return (
    <li className={styles.found}>
      <p className={styles.trail}>
        {label === undefined ? null : <span className={styles.label}>{label}</span>}
        {page.trail.map((title, index) => (
          <span key={index}>
            <MarkedText text={title} />
          </span>
        ))}
      </p>
      <h2 className={styles.title}>
        <Link to={samePageAddress(page.url)}>
          <MarkedText text={page.title} />
        </Link>
      </h2>
      {page.snippet === '' ? null : (
        <p className={styles.snippet}>
          <MarkedText text={page.snippet} />
        </p>
      )}
    </li>
  );
}

function summary(search: PageSearch, query: string): string {
  switch (search.status) {
    case 'idle':
      return 'Type to search the documentation.';
    case 'loading':
      return 'Searching …';
    case 'error':
      return 'Unable to fetch results. You might want to check your network connection.';
    case 'done': {
      const { count } = search.answer;
      if (count === 0) return `No results for “${query}”`;
      return count === 1 ? '1 result' : `${count} results`;
    }
  }
}

function Results(): ReactNode {
  const history = useHistory();
  const { search: urlQuery } = useLocation();
  const query = (new URLSearchParams(urlQuery).get('q') ?? '').slice(0, longestQuery);
  const [attempt, setAttempt] = useState(0);
  const tags = ['default', ...useDocsContextualSearchTags()];
  const search = usePageSearch(query, tags, attempt);
  // The server renders no query; showing one before the page is alive would be a mismatch.
  const isAlive = useIsBrowser();

  function setQuery(value: string): void {
    history.replace({ search: value === '' ? '' : `?q=${encodeURIComponent(value)}` });
  }

  return (
    <main className="plain-page">
      <h1>Search results</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <input
          className={styles.input}
          type="search"
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={longestQuery}
          autoComplete="off"
          value={isAlive ? query : ''}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
      </form>
      <p role="status" className={styles.summary}>
        {isAlive ? summary(search, query) : 'Type to search the documentation.'}
      </p>
      {search.status === 'error' ? (
        <div className={styles.error}>
          <p>{search.message}</p>
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setAttempt((count) => count + 1);
            }}
          >
            Retry
          </button>
        </div>
      ) : null}
      {search.status === 'done' ? (
        <ol className={styles.list}>
          {search.answer.pages.map((page) => (
            <Found key={page.id} page={page} />
          ))}
        </ol>
      ) : null}
    </main>
  );
}

export default function SearchResults(): ReactNode {
  return (
    <Layout
      title="Search results"
      description="Everything the documentation says about what you typed, page by page."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Results />
    </Layout>
  );
}
