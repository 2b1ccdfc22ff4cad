import { MapPinOff } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SearchEntityType } from '@mezzanine/react-sdk';
import { Places } from '../search/Browse.tsx';
import { useSearch } from '../search/useSearch.ts';
import { useViewer } from '../state/ViewerContext.ts';
import { missing } from '../text/missingTexts.ts';
import styles from './MissingPlace.module.css';

const TYPES: readonly SearchEntityType[] = ['location'];
const MOST_SIMILAR = 3;
/** Longer names are not meant to be read. */
const MOST_LETTERS = 60;

interface Props {
  /** A name that the venue does not have. */
  readonly name: string;
}

/** Shown instead of a place that the venue does not have: similar places, and a link to all places. */
export function MissingPlace({ name }: Props): ReactElement {
  const { dispatch, venue } = useViewer();
  const answer = useSearch(venue, name, TYPES);
  const results = answer.status === 'done' ? answer.results : [];
  const similar = results
    .flatMap(({ entity }) => (entity.type === 'location' ? [entity] : []))
    .slice(0, MOST_SIMILAR);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.missing}>
        <MapPinOff className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {missing.place}
        </h2>
        <p className={styles.hint}>{missing.hint(shortened(name))}</p>
        <button
          type="button"
          className={styles.browse}
          onClick={() => dispatch({ type: 'close-place' })}
        >
          {missing.browse}
        </button>
      </div>
      {similar.length > 0 && (
        <section>
          <h3 className={styles.similar}>{missing.similar}</h3>
          <Places places={similar} />
        </section>
      )}
    </>
  );
}

function shortened(name: string): string {
  return name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name;
}
