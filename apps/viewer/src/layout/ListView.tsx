import { Navigation } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState, type ReactElement } from 'react';
import { openingState } from '../place/openingText.ts';
import { useNow } from '../place/useNow.ts';
import { Browse } from '../search/Browse.tsx';
import { CategoryChips } from '../search/CategoryChips.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { walkRows } from '../search/walkRows.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Mark } from './Mark.tsx';
import styles from './Panel.module.css';
import type { Layout } from './useLayout.ts';

/** Loaded with the search engine when the user types the first letter. */
const ResultList = lazy(async () => ({
  default: (await import('../search/ResultList.tsx')).ResultList,
}));

interface Props {
  readonly layout: Layout;
  /** Stays mounted while a place is open, to keep its scroll position. */
  readonly isShown: boolean;
  /** Whether to render more than the search field and the categories. */
  readonly isBegun: boolean;
  /** Called when the user starts to search. */
  readonly onBegin: () => void;
}

/** Search, categories, and the list of places. */
export function ListView({ layout, isShown, isBegun, onBegin }: Props): ReactElement {
  const { state, dispatch, venue, texts } = useViewer();
  const isSheet = layout === 'sheet';
  // The map and the visible part of the list render before the rest.
  const hasBegun = useDeferredValue(isBegun, false);
  const [entered, setEntered] = useState<string>();
  return (
    <div className={styles.view} hidden={!isShown} onKeyDown={walkRows}>
      <header className={isSheet ? 'only-read' : styles.head}>
        <Mark />
        <div>
          <h1 className={styles.title}>{venue.name}</h1>
          {(!isSheet || hasBegun) && <VenueHours />}
        </div>
      </header>
      <div className={styles.find}>
        <SearchField onBegin={onBegin} onEnter={() => setEntered(state.search)} />
        <button
          type="button"
          className={styles.directions}
          aria-label={texts.search.directions}
          title={texts.search.directions}
          onClick={() => dispatch({ type: 'open-directions' })}
        >
          <Navigation size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      <CategoryChips />
      <div className={styles.scroll}>
        {state.search.trim() === '' ? (
          <>
            {hasBegun && <Browse />}
            {hasBegun && <LanguageChoice />}
          </>
        ) : (
          <Suspense>
            <ResultList
              isEntered={entered === state.search}
              onEntered={() => setEntered(undefined)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Whether the venue as a whole is open. */
function VenueHours(): ReactElement | null {
  const { venue, texts } = useViewer();
  const now = useNow();
  if (!venue.info) return null;
  const { locale, place } = texts;
  const hours = openingState(venue.info, now, { texts: place, locale, timeZone: venue.timeZone });
  if (!hours) return null;
  return (
    <p className={styles.hours}>
      <strong className={hours.isOpen ? styles.open : undefined}>{hours.text}</strong>
      {hours.change !== '' && ` · ${hours.change}`}
    </p>
  );
}
