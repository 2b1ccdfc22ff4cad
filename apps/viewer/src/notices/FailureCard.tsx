import type { ReactElement } from 'react';
import type { ViewerTexts } from '../text/texts.ts';
import type { Failure } from '../venue/describeFailure.ts';
import styles from './FailureCard.module.css';
import { usePageStart } from './Loading.tsx';

interface Props {
  readonly failure: Failure;
  readonly texts: ViewerTexts['failure'];
  readonly onRetry: (() => void) | undefined;
  /** URL of a map that is known to open. */
  readonly demoUrl: string | undefined;
}

/** Shown instead of the map: what happened and what to do. */
export function FailureCard({ failure, texts, onRetry, demoUrl }: Props): ReactElement {
  usePageStart(true);
  return (
    <main className={styles.stage}>
      <div role="alert" className={styles.card}>
        <h1 className={styles.title}>{failure.title}</h1>
        <p className={styles.hint}>{failure.hint}</p>
        <p className={styles.actions}>
          {failure.canRetry && onRetry && (
            <button type="button" className={styles.main} onClick={onRetry}>
              {texts.again}
            </button>
          )}
          {demoUrl !== undefined && <a href={demoUrl}>{texts.demo}</a>}
        </p>
      </div>
    </main>
  );
}
