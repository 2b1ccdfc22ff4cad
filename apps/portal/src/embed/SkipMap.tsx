import type { ReactNode } from 'react';
import styles from './SkipMap.module.css';

interface Props {
  /** Moves the focus to the content after the map. */
  readonly onSkip: () => void;
}

/**
 * Lets keyboard users skip a map, because each place in its list is a tab stop. Placed before the
 * frame, in a positioned box; visible while focused.
 */
export function SkipMap({ onSkip }: Props): ReactNode {
  return (
    <button type="button" className={styles.skip} onClick={onSkip}>
      Skip the map
    </button>
  );
}
