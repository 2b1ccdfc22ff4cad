import { useMemo, useState, type ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { listedPlaces } from './listedPlaces.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './Browse.module.css';

/** Longer lists are truncated until the user expands them. */
const FIRST = 60;

/** The list without a search: popular places, then all places, or the places of a category. */
export function Browse(): ReactElement {
  const { state, venue, texts } = useViewer();
  const { category } = state;
  const places = useMemo(() => listedPlaces(venue, category), [venue, category]);
  const top = category === undefined ? (venue.info?.topLocations ?? []) : [];
  return (
    <>
      {top.length > 0 && (
        <section>
          <h2 className={styles.heading}>{texts.search.top}</h2>
          <Places places={top} />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>
          {places.length === 0
            ? texts.search.empty
            : category === undefined
              ? texts.search.all
              : texts.search.results(places.length)}
        </h2>
        <Places key={category} places={places} />
      </section>
    </>
  );
}

/** A list of places; long ones are truncated until the user expands them. */
export function Places({ places }: { readonly places: readonly Place[] }): ReactElement {
  const { dispatch, texts } = useViewer();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? places : places.slice(0, FIRST);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            onChoose={() => dispatch({ type: 'open-place', place: place.id })}
          />
        ))}
      </ul>
      {shown.length < places.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {texts.search.showAll(places.length)}
        </button>
      )}
    </>
  );
}
