import type { ReactNode } from 'react';
import styles from './SkipMap.module.css';

interface Props {
  /** Moves the focus to what follows the map. */
  readonly onSkip: () => void;
}

/**
 * Takes who goes by keyboard past a map, in which each listed place is a stop. Stands before its frame,
 * in a box that is positioned, and is seen while it has the focus.
 */
export function SkipMap({ onSkip }: Props): ReactNode {
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      Skip the map
    </button>
  );
}
