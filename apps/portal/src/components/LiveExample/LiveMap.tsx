import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExampleData } from '../../../plugins/examples/ExampleData.ts';
import { canDrawMaps } from './canDrawMaps.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useNearViewport } from './useNearViewport.ts';
import { useReaderAtWork } from './useReaderAtWork.ts';
import styles from './LiveExample.module.css';

/**
 * When the map starts. `near`: about to be seen, on a phone by a reader who has begun to read.
 * `idle`: also waits until the browser has nothing better to do, or the reader touches the picture.
 * `demand`: when the reader asks for it.
 */
export type StartWhen = 'near' | 'idle' | 'demand';

/** What is known of an example before it runs. */
type Shown = Pick<ExampleData, 'name' | 'title' | 'description' | 'hasPicture'>;

interface Props {
  readonly example: Shown;
  /** Id of the venue to show in place of the example's own; its picture is taken too. */
  readonly venue?: string | undefined;
  readonly start: StartWhen;
  readonly className?: string;
}

const noWebGl =
  'This browser cannot draw 3D maps (it offers no WebGL 2), so you see a picture of the map.';

function Picture({ example, venue }: Pick<Props, 'example' | 'venue'>): ReactNode {
  if (!example.hasPicture) return null;
  const picture = venue === undefined ? `examples/${example.name}` : `venues/${venue}`;
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme}>
      {venue === undefined ? (
        // On a phone the box is taller than wide: a picture of its middle weighs half.
        <source media="(max-width: 600px)" srcSet={`/img/${picture}-${theme}-phone.webp`} />
      ) : null}
      <img
        className={`${styles.picture} only-${theme}`}
        src={`/img/${picture}-${theme}.webp`}
        alt={example.description}
        width={1600}
        height={1000}
        // The picture of the other theme is not displayed, and so never fetched.
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}

/** A picture that turns into a running map, and back when it is far out of view. */
export function LiveMap({ example, venue, start, className = '' }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const [isWanted, setIsWanted] = useState(start === 'near');
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (start !== 'idle') return undefined;
    const want = (): void => {
      setIsWanted(true);
    };
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(want, 1500);
      return () => {
        window.clearTimeout(timer);
      };
    }
    const handle = window.requestIdleCallback(want, { timeout: 6000 });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }, [start]);

  const isDue = useReaderAtWork(isNear && isWanted);
  const isDrawable = !isDue || canDrawMaps();
  const fail = useCallback((message: string) => {
    setFailure(message);
  }, []);

  return (
    <div
      ref={box}
      className={`${styles.map} ${className}`}
      onPointerDown={() => {
        if (start === 'idle') setIsWanted(true);
      }}
    >
      <Picture example={example} venue={venue} />
      {isDue && isDrawable && failure === null ? (
        <LiveFrame
          key={attempt}
          name={example.name}
          title={example.title}
          venue={venue}
          onFailure={fail}
        />
      ) : null}
      {!isWanted && start === 'demand' ? (
        <button
          type="button"
          className={styles.run}
          onClick={() => {
            setIsWanted(true);
          }}
        >
          Run<span className="visually-hidden"> {example.title}</span>
        </button>
      ) : null}
      {isDue && !isDrawable ? <p className={styles.notice}>{noWebGl}</p> : null}
      {failure === null ? null : (
        <div className={styles.notice} role="alert">
          <p>{failure}</p>
          <button
            type="button"
            onClick={() => {
              setFailure(null);
              setAttempt((count) => count + 1);
            }}
          >
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
