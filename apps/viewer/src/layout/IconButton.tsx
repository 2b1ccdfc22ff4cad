import type { ReactElement, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props {
  /** What a press does, for those who do not see the picture. */
  readonly label: string;
  readonly onPress: () => void;
  /** The picture. */
  readonly children: ReactNode;
}

/** A button that is a picture, without a frame. */
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
