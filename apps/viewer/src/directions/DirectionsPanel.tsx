import { Accessibility } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Directions, NoDirections } from '@mezzanine/react-sdk';
import type { Layout } from '../layout/useLayout.ts';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './DirectionsPanel.module.css';
import { distanceText, durationText } from './measures.ts';
import { StepBar } from './StepBar.tsx';
import { Steps } from './Steps.tsx';
import { useRoute } from './useRoute.ts';
import { RouteFields } from './RouteFields.tsx';

/**
 * Directions with departure, destination, duration, and steps; a sheet shows the next step first.
 */
export function DirectionsPanel({ layout }: { readonly layout: Layout }): ReactElement {
  const { texts } = useViewer();
  const { ends, result } = useRoute();
  const isFound = result?.type === 'directions';
  return (
    <>
      {isFound && layout === 'sheet' && <StepBar directions={result} />}
      <RouteFields />
      <div role="status" className={styles.summary}>
        {isFound && <Summary directions={result} />}
        {result?.type === 'no-directions' && <NoRoute result={result} />}
        {!result && (
          <p className={styles.ask}>
            {ends.from.length === 0 ? texts.directions.askFrom : texts.directions.askTo}
          </p>
        )}
      </div>
      {isFound && <Steps directions={result} />}
    </>
  );
}

function Summary({ directions }: { readonly directions: Directions }): ReactElement {
  const { state, texts } = useViewer();
  const words = texts.directions;
  return (
    <p className={styles.figures}>
      <strong className={styles.time}>{durationText(directions.durationSeconds, words)}</strong>
      <span>{distanceText(directions.distanceMeters, words)}</span>
      {state.accessible && (
        <span className={styles.free}>
          <Accessibility size={18} strokeWidth={1.5} aria-hidden />
          {words.isStepFree}
        </span>
      )}
    </p>
  );
}

/** Explains why there is no route, and what would open one. */
function NoRoute({ result }: { readonly result: NoDirections }): ReactElement {
  const { dispatch, texts } = useViewer();
  const words = texts.directions;
  const isSteps = result.blockers.some(({ type }) => type === 'steps');
  return (
    <div className={styles.none}>
      <p>
        <strong>{words.noRoute}</strong>
      </p>
      <ul>
        {result.blockers.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {isSteps && (
        <p className={styles.hint}>
          {words.noRouteHint}{' '}
          <button
            type="button"
            className={styles.allow}
            onClick={() => dispatch({ type: 'set', change: { accessible: false } })}
          >
            {words.allowSteps}
          </button>
        </p>
      )}
    </div>
  );
}
