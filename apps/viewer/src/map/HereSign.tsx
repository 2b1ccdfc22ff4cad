import { useEffect, useRef, type ReactElement } from 'react';
import { Marker, useMapEvent, useMapView } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { coordinateOf } from '../venue/coordinateOf.ts';
import { angleOnScreen } from './angleOnScreen.ts';
import styles from './Signs.module.css';

/** The "you are here" sign, with the direction that the user faces, if it is known. */
export function HereSign(): ReactElement | null {
  const { state, venue, settings, texts } = useViewer();
  const { youAreHere } = state;
  if (!youAreHere) return null;
  const { heading } = settings;
  return (
    <Marker target={coordinateOf(venue, youAreHere)} priority="always">
      <span className={styles.here}>
        {heading === undefined ? <span className={styles.dot} /> : <Arrow heading={heading} />}
        {texts.map.youAreHere}
      </span>
    </Marker>
  );
}

/** Points in the direction that the user faces, regardless of the bearing of the map. */
function Arrow({ heading }: { readonly heading: number }): ReactElement {
  const { camera } = useMapView();
  const arrow = useRef<SVGSVGElement>(null);
  const turn = ({ bearing, pitch }: { readonly bearing: number; readonly pitch: number }) => {
    arrow.current?.style.setProperty('rotate', `${angleOnScreen(heading, bearing, pitch)}deg`);
  };
  useMapEvent('camera-change', turn);
  useEffect(() => turn(camera));
  return (
    <svg ref={arrow} className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1 21 22 12 17 3 22z" />
    </svg>
  );
}
