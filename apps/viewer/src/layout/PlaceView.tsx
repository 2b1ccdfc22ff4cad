import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, type ReactElement, type RefObject } from 'react';
import { Places } from '../search/Browse.tsx';
import { useViewer } from '../state/ViewerContext.ts';
import { findPlaces } from '../venue/findPlaces.ts';
import styles from './Panel.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

const PlaceCard = lazy(async () => ({
  default: (await import('../place/PlaceCard.tsx')).PlaceCard,
}));

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
}

/** The selection: one place as a card, several as a list. */
export function PlaceView({ panel }: Props): ReactElement {
  const { state, dispatch, venue, texts } = useViewer();
  const { places } = findPlaces(venue, state.location);
  const [place] = places;
  const id = places.length === 1 ? place?.id : undefined;
  useReturnFocus(panel, id);
  const close = () => dispatch({ type: 'close-place' });
  return (
    <div
      className={styles.view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className={styles.back}>
        <button type="button" className={styles.backButton} onClick={close}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
          {texts.place.back}
        </button>
      </div>
      <div className={styles.scroll} key={id}>
        <Suspense>
          {places.length > 1 && (
            <>
              <h2 className={styles.chosen}>{texts.search.chosen}</h2>
              <Places places={places} />
            </>
          )}
          {places.length === 1 && place && <PlaceCard place={place} />}
        </Suspense>
      </div>
    </div>
  );
}
