import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNearViewport } from '../components/LiveExample/useNearViewport.ts';

interface Props {
  /** Accessible name of the section. */
  readonly label: string;
  readonly load: () => Promise<ComponentType>;
  /** Content until the script is loaded, and without scripts. */
  readonly children: ReactNode;
}

/** A section whose script is loaded when it is near the viewport. */
export function WhenNear({ label, load, children }: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const [Part, setPart] = useState<ComponentType>();
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    if (!isNear || isFailed || Part !== undefined) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setIsFailed(true),
    );
  }, [isNear, isFailed, Part, load]);

  return (
    <section ref={section} aria-label={label}>
      {Part === undefined ? children : <Part />}
      {isFailed ? (
        <p role="alert">
          This part of the page did not load.{' '}
          <button type="button" className="button-quiet" onClick={() => setIsFailed(false)}>
            Try again
          </button>
        </p>
      ) : null}
    </section>
  );
}
