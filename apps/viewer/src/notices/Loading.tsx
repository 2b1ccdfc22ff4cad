import { useEffect, type ReactElement } from 'react';
import styles from './Loading.module.css';

/** The loading message of the hosted viewer's page from its first paint on (`index.html`). */
const pageStart = () => document.getElementById('viewer-start');

/** Shows a loading message, unless the page already shows one. */
export function Loading({ text }: { readonly text: string }): ReactElement | null {
  if (pageStart()) return null;
  return (
    <p className={styles.loading} role="status">
      {text}
    </p>
  );
}

/** Removes the page's loading message once there is something else to show. */
export function usePageStart(isOver: boolean): void {
  useEffect(() => {
    if (isOver) pageStart()?.remove();
  }, [isOver]);
}
