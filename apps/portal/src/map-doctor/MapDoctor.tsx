import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './MapDoctor.module.css';

/** The map doctor, whose programs load when the page is ready. */
export function MapDoctor(): ReactNode {
  const [Bench, setBench] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "map-doctor" */ './DoctorBench.tsx').then(
      ({ DoctorBench }) => {
        if (!isGone) setBench(() => DoctorBench);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (Bench !== undefined) return <Bench />;
  return (
    <section className={styles.bench} aria-label="Map doctor">
      {hasFailed ? (
        <div role="alert">
          <p>The map doctor could not be loaded. Check the connection.</p>
          <button
            type="button"
            onClick={() => {
              setHasFailed(false);
              setAttempt((count) => count + 1);
            }}
          >
            Try again
          </button>
        </div>
      ) : (
        <p role="status">The map doctor is loading …</p>
      )}
    </section>
  );
}
