import type { ReactNode } from 'react';
import { site } from '../../../../site.config.ts';
import { searchFailure } from './searchFailure.ts';
import type { PanelState, SearchPanel } from './SearchPanel.ts';

/** URL of a form to report a query without results. */
export function missingResultsAddress(query: string): string {
  const title = encodeURIComponent(`Search finds nothing for "${query}"`);
  return `${site.links.issues}/new?title=${title}`;
}

interface Props {
  readonly panel: SearchPanel;
  readonly state: PanelState;
}

/** Message for a query without results, with suggestions. */
export function NoResults({ panel, state }: Props): ReactNode {
  const { query } = state.core;
  const isNarrowed = Object.values(state.filters).some((values) => values.length > 0);
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {isNarrowed ? (
        <p>
          <button
            type="button"
            className="DocSearch-Prefill"
            onClick={() => {
              panel.clearFilters();
            }}
          >
            Search without filters
          </button>
        </p>
      ) : null}
      {state.suggestions.length === 0 ? null : (
        <div className="DocSearch-NoResults-Prefill-List">
          <p id="search-suggestions">Try searching for</p>
          <ul aria-labelledby="search-suggestions">
            {state.suggestions.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => {
                    panel.search(text);
                  }}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={missingResultsAddress(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

/** Message that the service does not respond; the dialog retries automatically. */
export function NoService({ failure }: { readonly failure: unknown }): ReactNode {
  const { hint, detail } = searchFailure(failure);
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{hint}</p>
      {detail === undefined ? null : <p className="DocSearch-Help">{detail}</p>}
    </div>
  );
}
