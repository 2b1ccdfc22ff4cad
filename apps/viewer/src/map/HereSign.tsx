import type { ReactElement } from 'react';
import { Marker } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { coordinateOf } from '../venue/coordinateOf.ts';
import styles from './Signs.module.css';

/** The sign of a notice board: you are here. */
export function HereSign(): ReactElement | null {
  const { state, venue, texts } = useViewer();
  const { youAreHere } = state;
  if (!youAreHere) return null;
  return (
    <Marker target={coordinateOf(venue, youAreHere)} priority="always">
      <span className={styles.here}>{texts.map.youAreHere}</span>
    </Marker>
  );
}
