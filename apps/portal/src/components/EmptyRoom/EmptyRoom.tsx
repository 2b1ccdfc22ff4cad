import type { ReactNode } from 'react';
import styles from './EmptyRoom.module.css';

/** What to do where there is nothing to show: hatched, as rooms that are not built. */
export function EmptyRoom({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.room}>{children}</div>;
}
