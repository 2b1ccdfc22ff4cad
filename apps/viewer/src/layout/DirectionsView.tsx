import { X } from 'lucide-react';
import { lazy, Suspense, type ReactElement, type RefObject } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Panel.module.css';
import { IconButton } from './IconButton.tsx';
import type { Layout } from './useLayout.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const DirectionsPanel = lazy(async () => ({
  default: (await import('../directions/DirectionsPanel.tsx')).DirectionsPanel,
}));

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
  readonly layout: Layout;
}

/** Directions, with a button to close them. */
export function DirectionsView({ panel, layout }: Props): ReactElement {
  const { dispatch, texts } = useViewer();
  useReturnFocus(panel, undefined);
  const close = () => dispatch({ type: 'close-directions' });
  return (
    <div
      className={styles.view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className={styles.directionsHead}>
        <h2 className={styles.directionsTitle}>{texts.directions.title}</h2>
        <IconButton label={texts.directions.close} onPress={close}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.scroll}>
        <Suspense>
          <DirectionsPanel layout={layout} />
        </Suspense>
      </div>
    </div>
  );
}
