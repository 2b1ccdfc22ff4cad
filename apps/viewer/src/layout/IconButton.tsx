import type { ReactElement, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props {
  /** Accessible name. */
  readonly label: string;
  readonly onPress: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon button without a frame. */
export function IconButton({ label, onPress, children }: Props): ReactElement {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
