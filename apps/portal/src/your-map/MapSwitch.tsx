import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  chooseMap,
  forgetYourMap,
  readYourMapInfo,
  type YourMapInfo,
} from '@mezzanine/examples/your-map';
import { onMapChoice, readMapChoice } from '@mezzanine/examples/map-choice';
import { MapLink } from './MapLink.tsx';
import { deleted, notDeleted, unreadable } from './texts.ts';
import { useMapChoice } from './useMapChoice.ts';
import styles from './MapSwitch.module.css';

interface Props {
  /** Whether readers open maps on this page, which then needs no link. */
  readonly isWhereMapsOpen?: boolean;
}

/** A choice between the demo venue and the reader's map, for all live examples. */
export function MapSwitch({ isWhereMapsOpen = false }: Props): ReactNode {
  const choice = useMapChoice();
  const [said, setSaid] = useState('');
  const info = useInfo(choice, () => setSaid(unreadable));
  const place = useRef<HTMLSpanElement>(null);
  const remove = async () => {
    const isForgotten = await forgetYourMap();
    setSaid(isForgotten ? deleted : notDeleted);
    if (!isForgotten) return;
    chooseMap(null);
    // The button is removed, and the focus is lost with it.
    place.current?.focus();
  };
  return (
    <span ref={place} tabIndex={-1} className={`${styles.place} docsearch-ignore`}>
      {info === undefined ? null : (
        <Choice info={info} choice={choice} onRemove={() => void remove()} />
      )}
      {choice === null && !isWhereMapsOpen ? <MapLink /> : null}
      <span role="status">{said}</span>
    </span>
  );
}

/** Details of the stored map; `onLost` is called if it cannot be read anymore. */
function useInfo(choice: string | null, onLost: () => void): YourMapInfo | undefined {
  const [info, setInfo] = useState<YourMapInfo>();
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    let isGone = false;
    const read = () => {
      if (readMapChoice() === null) return;
      void readYourMapInfo().then((found) => {
        if (isGone) return;
        setInfo(found);
        // Another switch of the page may have noticed it first.
        if (found !== undefined || readMapChoice() === null) return;
        chooseMap(null);
        lost.current();
      });
    };
    read();
    // Another file may have replaced the map.
    const stop = onMapChoice(read);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return choice === null ? undefined : info;
}

interface ChoiceProps {
  readonly info: YourMapInfo;
  readonly choice: string | null;
  readonly onRemove: () => void;
}

function Choice({ info, choice, onRemove }: ChoiceProps): ReactNode {
  const group = useId();
  const options = [
    ['demo', 'Demo venue'],
    ['own', info.venue],
  ] as const;
  return (
    <>
      <span role="radiogroup" aria-label="Venue of the live examples" className={styles.options}>
        {options.map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={choice === value}
              onChange={() => chooseMap(value)}
            />
            {value === 'own' ? <span className="visually-hidden">Your map: </span> : null}
            <span className={styles.name}>{label}</span>
          </label>
        ))}
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        Remove my map
      </button>
    </>
  );
}
