import type { ReactElement } from 'react';
import { Places } from '../search/Browse.tsx';
import { useViewer } from '../state/ViewerContext.ts';
import { findPlaces } from '../venue/findPlaces.ts';
import { MissingPlace } from './MissingPlace.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import styles from './PlaceCard.module.css';

/** The selection: one place as a card, several as a list, or a note that the venue has none of them. */
export function PlaceContent(): ReactElement {
  const { state, venue, texts } = useViewer();
  const { places } = findPlaces(venue, state.location);
  const [place, second] = places;
  if (!place) return <MissingPlace name={state.location[0] ?? ''} />;
  if (!second) return <PlaceCard place={place} />;
  return (
    <>
      <h2 className={styles.chosen}>{texts.search.chosen}</h2>
      <Places places={places} />
    </>
  );
}
