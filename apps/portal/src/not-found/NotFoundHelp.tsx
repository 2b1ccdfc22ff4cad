import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { longestQuery, resultsPageAddress, resultsPagePath } from '../search/resultsPageAddress.ts';
import { noFilters } from '../search/searchFilters.ts';
import type { SearchContext } from '../search/searchRequests.ts';
import { NotFoundPlan } from './NotFoundPlan.tsx';
import { suggestPages, type SuggestedPage } from './suggestPages.ts';
import { wordsOfPath } from './wordsOfPath.ts';
import styles from './NotFoundHelp.module.css';

interface Guess {
  /** The words of the missing URL. */
  readonly words: string;
  /** The pages found; undefined during the search, or if the service does not respond. */
  readonly pages: readonly SuggestedPage[] | undefined;
}

/** Guesses what a user looked for. The server renders one page for all URLs, so this runs in the browser. */
function useGuess(): Guess | undefined {
  const { pathname } = useLocation();
  const { i18n } = useDocusaurusContext();
  const asked = JSON.stringify([pathname, { language: i18n.currentLocale, tags: useTags() }]);
  const [found, setFound] = useState<{ asked: string; pages: readonly SuggestedPage[] }>();
  const words = wordsOfPath(pathname);
  useEffect(() => {
    if (words === '') return undefined;
    let isCurrent = true;
    const show = (pages: readonly SuggestedPage[]): void => {
      if (isCurrent) setFound({ asked, pages });
    };
    const [missing, context] = JSON.parse(asked) as [string, SearchContext];
    // Suggestions are optional: the results page reports a service that does not respond.
    suggestPages(words, missing, context).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [asked, words]);
  if (!useIsBrowser()) return undefined;
  if (words === '') return { words, pages: [] };
  return { words, pages: found?.asked === asked ? found.pages : undefined };
}

function useTags(): readonly string[] {
  return ['default', ...useDocsContextualSearchTags()];
}

/** Search for a missing page, pages that match words in its URL, and links to the main parts. */
export function NotFoundHelp(): ReactNode {
  const guess = useGuess();
  return (
    <div className={styles.help}>
      <div>
        <p className="lead">
          There is no page at this URL. Search for it, or start from one of the rooms.
        </p>
        {/* Another URL starts with a new field and its own words. */}
        <SearchField key={guess?.words} words={guess?.words ?? ''} />
        <Suggestions guess={guess} />
      </div>
      <NotFoundPlan />
    </div>
  );
}

function SearchField({ words }: { readonly words: string }): ReactNode {
  const history = useHistory();
  const [text, setText] = useState(words);
  return (
    <form
      className={styles.search}
      role="search"
      action={resultsPagePath}
      onSubmit={(event) => {
        event.preventDefault();
        history.push(resultsPageAddress({ text: text.trim(), filters: noFilters, page: 0 }));
      }}
    >
      <input
        type="search"
        name="q"
        aria-label="Search docs"
        placeholder="Search docs"
        maxLength={longestQuery}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <button type="submit" className="button-main">
        Search
      </button>
    </form>
  );
}

/** Has its final height from the start, so that suggestions do not shift the page. */
function Suggestions({ guess }: { readonly guess: Guess | undefined }): ReactNode {
  const { words = '', pages } = guess ?? {};
  return (
    <div className={styles.suggestions} role="status">
      {words !== '' && pages?.length === 0 ? <p>No page contains the words of this URL.</p> : null}
      {pages === undefined || pages.length === 0 ? null : (
        <>
          <h2>Similar pages</h2>
          <ul>
            {pages.map(({ path, title, label }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
