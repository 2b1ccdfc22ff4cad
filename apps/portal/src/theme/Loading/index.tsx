/**
 * Replaces the loading screen: same behavior (a centered spinner after a delay, a red box with error and
 * Retry after a failure), with the site's colors and accessible names.
 */
import type { ReactNode } from 'react';
import type Loadable from '@theme/Loading';
import styles from './styles.module.css';

type Props = Parameters<typeof Loadable>[0];

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div className="load-failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.center} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  );
}
