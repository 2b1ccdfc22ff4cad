import type { ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './RouteFields.module.css';

/** Switches step-free routes on and off. */
export function StepFreeSwitch(): ReactElement {
  const { state, dispatch, texts } = useViewer();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={state.accessible}
        onChange={({ target }) => dispatch({ type: 'set', change: { accessible: target.checked } })}
      />
      <span className={styles.track} aria-hidden />
      {texts.directions.stepFree}
    </label>
  );
}
