import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, type ReactElement, type RefObject } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import { findPlaces } from '../venue/findPlaces.ts';
import styles from './Panel.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

const PlaceContent = lazy(async () => ({
  default: (await import('../place/PlaceContent.tsx')).PlaceContent,
}));

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
}

/** The selection, with a button back to the list. */
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
          <PlaceContent />
        </Suspense>
      </div>
    </div>
  );
}
