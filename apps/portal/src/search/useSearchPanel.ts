import { useEffect, useLayoutEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { recentSearchesAreKept } from './readerSetting.ts';
import { resultAddress } from './resultAddress.ts';
import { longestQuery, resultsPageAddress } from './resultsPageAddress.ts';
import { readSavedSearches, writeSavedSearches } from './savedSearches.ts';
import { searchEvents } from './searchEventsOfPage.ts';
import { searchFailure } from './searchFailure.ts';
import { connect, searchPages } from './searchPages.ts';
import { SearchPanel, type PanelState } from './SearchPanel.ts';
import type { SearchContext } from './searchRequests.ts';
import { suggestSearches } from './suggestSearches.ts';
import { useEarlyQuery } from './useEarlyQuery.ts';
import { useFollowResult } from './useFollowResult.ts';
import { useRetry } from './useRetry.ts';

interface Options {
  readonly initialQuery: string;
  readonly context: SearchContext;
  readonly onClose: () => void;
}

const storage = (): Storage => window.localStorage;

/** The dialog's state with the browser's storage, history, and network. */
export function useSearchPanel({ initialQuery, context, onClose }: Options): {
  readonly panel: SearchPanel;
  readonly state: PanelState;
  /** Whether the query was the text selected on the page. */
  readonly isFromSelection: boolean;
} {
  const early = useEarlyQuery();
  const history = useHistory();
  const follow = useFollowResult();
  const [selected] = useState(selectedText);
  const [panel] = useState(
    () =>
      new SearchPanel({
        initialQuery: (initialQuery || selected).slice(0, longestQuery),
        saved: readSavedSearches(storage),
        keepsRecents: recentSearchesAreKept.read(),
        search: (query) => searchPages(query, context),
        suggest: (text) => suggestSearches(text, context),
        onSaved: (saved) => writeSavedSearches(saved, storage),
        onShown: ({ hits }) => searchEvents.show(hits.map(({ objectID }) => objectID)),
        onOpened({ hit, position }, answer) {
          if (position > 0) searchEvents.open(hit.objectID, position, answer?.queryId);
        },
        open(hit, place) {
          if (place === 'tab') window.open(resultAddress(hit), '_blank', 'noopener');
          else if (place === 'window') window.open(resultAddress(hit), '_blank', 'noopener,popup');
          else {
            onClose();
            follow(hit);
          }
        },
        onSubmit(text, filters) {
          onClose();
          history.push(resultsPageAddress({ text, filters, page: 0 }));
        },
      }),
  );
  const [state, setState] = useState(panel.getState);
  // Runs before the user can type, because React reverts input whose change event has no listener.
  useLayoutEffect(() => {
    setState(panel.getState());
    const stop = panel.subscribe(() => {
      setState(panel.getState());
    });
    if (early.current !== '') panel.core.setQuery(early.current);
    return stop;
  }, [panel, early]);
  useEffect(() => {
    // Preloads the client while the user types; a search reports errors.
    connect().catch(() => undefined);
    panel.retry();
  }, [panel]);
  useRetry(state.status === 'error' && searchFailure(state.failure).mayPass, panel.retry);
  return { panel, state, isFromSelection: initialQuery === '' && selected !== '' };
}

/** The selected text on the page, or the text of the early search field if all of it is selected. */
function selectedText(): string {
  const field = document.querySelector<HTMLInputElement>('.early-search input');
  if (field === null) return window.getSelection()?.toString().trim() ?? '';
  const { value, selectionStart, selectionEnd } = field;
  return selectionStart === 0 && selectionEnd === value.length ? value : '';
}
