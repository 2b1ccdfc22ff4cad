import type { ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import type { Place } from '../venue/findPlaces.ts';
import { nameOf } from '../venue/nameOf.ts';
import { whereOf } from '../venue/whereOf.ts';
import { Marked } from './Marked.tsx';
import { PlaceBadge } from './PlaceBadge.tsx';
import styles from './PlaceRow.module.css';

interface Props {
  readonly place: Place;
  /** Matched parts of the name. */
  readonly ranges?: readonly (readonly [start: number, end: number])[];
  /** Other matched text. */
  readonly note?: string | undefined;
  readonly onChoose: () => void;
}

/** A place in a list: name, category, location, and whether it is open if it differs from the venue. */
export function PlaceRow({ place, ranges, note, onChoose }: Props): ReactElement {
  const { venue, texts } = useViewer();
  const isOpen = place.type === 'location' ? place.isOpenAt() : undefined;
  // The hours of the venue are shown above the list.
  const isSaid = isOpen === undefined || isOpen === venue.info?.isOpenAt();
  const category = place.type === 'location' ? place.primaryCategory?.name : undefined;
  const details = [note ?? category, whereOf(venue, place)].filter(Boolean).join(' · ');
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} data-place={place.id} onClick={onChoose}>
        <PlaceBadge place={place} />
        <span className={styles.text}>
          <span className={styles.name}>
            <Marked text={nameOf(place, texts)} {...(ranges && { ranges })} />
          </span>
          <span className={styles.details}>{details}</span>
        </span>
        {!isSaid && (
          <span className={isOpen ? styles.open : styles.closed}>
            {isOpen ? texts.place.open : texts.place.closed}
          </span>
        )}
      </button>
    </li>
  );
}
