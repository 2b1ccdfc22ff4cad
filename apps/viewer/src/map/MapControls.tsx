import { Layers2, LocateFixed, Minus, Plus, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import { useMapView } from '@mezzanine/react-sdk';
import { FloorSwitcher } from '@mezzanine/react-sdk/ui';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './MapControls.module.css';

interface Props {
  /** Pixels at the bottom that a sheet covers. */
  readonly covered: number;
}

/** Controls for floors, buildings, and the camera. */
export function MapControls({ covered }: Props): ReactElement {
  const { state, dispatch, venue, texts, settings } = useViewer();
  const { camera, floors, labels } = useMapView();
  const { stacked, isLocating } = state;
  const zoomBy = (levels: number) =>
    void camera.animateTo({ zoomLevel: camera.zoomLevel + levels }, { durationMs: 220 });
  const locate = () =>
    dispatch({
      type: 'set',
      change: { isLocating: !isLocating, problem: undefined, position: undefined },
    });
  const canStack = floors.currentStack.floors.length > 1;
  const levels = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [...(controls.current?.children ?? [])].map((one) => labels.keepClearOf(one));
    return () => {
      for (const stop of stops) stop();
    };
  }, [labels]);
  // In a tall building, or on a low map, only some floors fit, including the current one.
  useEffect(() => {
    const chosen = levels.current?.querySelector(':checked')?.closest('label');
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [covered, state.floor]);
  return (
    <div
      ref={controls}
      className={styles.controls}
      style={{ '--covered': `${covered}px` } as CSSProperties}
      role="group"
      aria-label={texts.map.controls}
    >
      {/* A kiosk has a fixed position. */}
      {settings.mode !== 'kiosk' && (
        <div className={styles.group}>
          <Control
            icon={LocateFixed}
            label={isLocating ? texts.map.stopLocating : texts.map.locate}
            isPressed={isLocating}
            onPress={locate}
          />
        </div>
      )}
      <div className={`${styles.group} ${styles.zoom}`}>
        <Control icon={Plus} label={texts.map.zoomIn} onPress={() => zoomBy(1)} />
        <Control icon={Minus} label={texts.map.zoomOut} onPress={() => zoomBy(-1)} />
      </div>
      <div ref={levels} className={`${styles.group} ${styles.levels}`}>
        {canStack && (
          <Control
            icon={Layers2}
            label={stacked ? texts.map.unstacked : texts.map.stacked}
            isPressed={stacked}
            onPress={() => dispatch({ type: 'set', change: { stacked: !stacked } })}
          />
        )}
        {venue.floors.length > 1 && (
          <FloorSwitcher
            label={texts.map.floor}
            stackLabel={texts.map.building}
            className={styles.floors}
          />
        )}
      </div>
    </div>
  );
}

interface ControlProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Control({ icon: Icon, label, isPressed, onPress }: ControlProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
