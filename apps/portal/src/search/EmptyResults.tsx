import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { EmptyRoom } from '../components/EmptyRoom/EmptyRoom.tsx';
import { resultsPageAddress } from './resultsPageAddress.ts';
import { noFilters } from './searchFilters.ts';
import { searchFailure } from './searchFailure.ts';
import { missingResultsAddress } from './SearchMessages.tsx';
import type { SearchContext } from './searchRequests.ts';
import { suggestSearches } from './suggestSearches.ts';
import { useRetry } from './useRetry.ts';

interface Props {
  /** The query; empty before anything is typed. */
  readonly text: string;
  readonly context: SearchContext;
}

/** Suggestions for a query, from the index; none until they arrive. Retries if the service does not respond. */
function useSuggestions({ text, context }: Props): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [isFailing, setIsFailing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([text, context]);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly string[], mayPass: boolean): void => {
      if (!isCurrent) return;
      setSuggestions(found);
      setIsFailing(mayPass);
    };
    suggestSearches(...(JSON.parse(asked) as [string, SearchContext])).then(
      (found) => show(found, false),
      (failure: unknown) => show([], searchFailure(failure).mayPass),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt]);
  useRetry(isFailing, () => setAttempt(attempt + 1));
  return suggestions;
}

/** Content of the results page without results: suggestions for other queries. */
export function EmptyResults(props: Props): ReactNode {
  const { text } = props;
  const suggestions = useSuggestions(props);
  return (
    <EmptyRoom>
      <p>
        {text === ''
          ? 'Enter a task, an error message, or the name of a class or setting.'
          : 'Check the spelling, try fewer words, or the name of a class or setting.'}
      </p>
      <p className="results-try" id="try">
        Try searching for
      </p>
      <ul className="results-suggested" aria-labelledby="try">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link
              className="button-quiet"
              to={resultsPageAddress({ text: suggestion, filters: noFilters, page: 0 })}
            >
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
      {text === '' ? null : (
        <p>
          Believe this query should return results?{' '}
          <a href={missingResultsAddress(text)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </EmptyRoom>
  );
}
