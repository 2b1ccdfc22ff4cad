import type { ReactElement } from 'react';
import styles from './Panel.module.css';

/** Logo: two floors and the stairs between them. */
export function Mark(): ReactElement {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      width="36"
      height="36"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 23 12 17.5 23 23 12.5 28.7Z" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M9.2 8.8 19.6 3.2 30 8.8 19.6 14.6Z"
        stroke="currentColor"
        fill="currentColor"
        strokeWidth="2.4"
      />
      <path d="M12.3 23.2v-3.4h3.6v-3.4h3.7V14.6" className={styles.stair} strokeWidth="3" />
    </svg>
  );
}
