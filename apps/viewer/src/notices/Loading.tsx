import { useEffect, type ReactElement } from 'react';
import styles from './Loading.module.css';

/** What the page of the hosted viewer shows from its first picture on (`index.html`). */
const pageStart = () => document.getElementById('viewer-start');

/** Says that the map is on its way, unless the page has been saying so since before. */
export function Loading({ text }: { readonly text: string }): ReactElement | null {
  if (pageStart()) return null;
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}

/** Takes away what the page showed at first, once there is something else to see. */
export function usePageStart(isOver: boolean): void {
  useEffect(() => {
    if (isOver) pageStart()?.remove();
  }, [isOver]);
}
