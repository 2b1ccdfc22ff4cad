import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useNearViewport } from '../components/LiveExample/useNearViewport.ts';

interface Props {
  /** Of the section, for those who jump from one to the next. */
  readonly label: string;
  readonly load: () => Promise<ComponentType>;
  /** What can be read until then, and without programs. */
  readonly children: ReactNode;
}

/** A section whose program is loaded when the reader is about to see it. */
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
