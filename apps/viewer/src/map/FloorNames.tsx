import { useState, type ReactElement } from 'react';
import { Marker, useFloor, useMapEvent, useMapView, type Floor } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { leftFrontPoint } from './leftFrontPoint.ts';
import styles from './Signs.module.css';

/** Next to a stack on a narrower map, there is only room for short names. */
const NARROW_PIXELS = 640;
/** A name follows the map once it is rotated by this angle. */
const STEP_DEGREES = 15;

/** The names of floors that are drawn apart, at their left edges. A click selects the floor. */
export function FloorNames(): ReactElement {
  const { dispatch } = useViewer();
  const { camera, container, stackedMaps } = useMapView();
  const current = useFloor();
  const [apart, setApart] = useState<readonly Floor[]>(stackedMaps.floors);
  const [bearing, setBearing] = useState(() => stepOf(camera.bearing));
  useMapEvent('stack-change', ({ floors: next }) => setApart(next));
  useMapEvent('camera-change', (change) => setBearing(stepOf(change.bearing)));
  return (
    <>
      {apart.map((floor) => (
        <Marker
          key={floor.id}
          target={{ ...leftFrontPoint(floor.geometry, bearing), floorId: floor.id }}
          anchor="right"
          priority="always"
          onClick={() => dispatch({ type: 'show-floor', floor: floor.id })}
        >
          <span className={floor === current ? styles.currentFloor : styles.floor}>
            {container.clientWidth < NARROW_PIXELS ? (floor.shortName ?? floor.name) : floor.name}
          </span>
        </Marker>
      ))}
    </>
  );
}

function stepOf(bearing: number): number {
  return Math.round(bearing / STEP_DEGREES) * STEP_DEGREES;
}
