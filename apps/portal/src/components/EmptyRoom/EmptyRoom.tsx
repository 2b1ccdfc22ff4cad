import type { ReactNode } from 'react';
import styles from './EmptyRoom.module.css';

/** Advice in place of missing content, hatched like rooms that are not built. */
export function EmptyRoom({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.room}>{children}</div>;
}
