import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExampleData } from '../../../plugins/examples/ExampleData.ts';
import { useShownVenue } from '../../your-map/useMapChoice.ts';
import { canDrawMaps } from './canDrawMaps.ts';
import { isPhoneApp } from './exampleAddress.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useNearViewport } from './useNearViewport.ts';
import { useReaderAtWork } from './useReaderAtWork.ts';
import styles from './LiveExample.module.css';

/**
 * When the map starts. `near`: when it is near the viewport and, on phones, after the first interaction.
 * `idle`: additionally waits until the browser is idle, or the user touches the screenshot. `demand`:
 * when the user requests it.
 */
export type StartWhen = 'near' | 'idle' | 'demand';

/** The properties of an example that are shown before it runs. */
type Shown = Pick<ExampleData, 'name' | 'title' | 'description' | 'hasPicture'>;

interface Props {
  readonly example: Shown;
  /** Id of a venue that replaces the example's own, with its screenshot. */
  readonly venue?: string | undefined;
  readonly start: StartWhen;
  readonly className?: string;
  /** Called when the user requests the map, with `demand`. */
  readonly onRun?: () => void;
}

const noWebGl =
  'This browser does not support WebGL 2, which 3D maps need, so you see an image of the map.';

function Picture({ example, venue }: Pick<Props, 'example' | 'venue'>): ReactNode {
  if (!example.hasPicture) return null;
  const picture = venue === undefined ? `examples/${example.name}` : `venues/${venue}`;
  const isPhone = isPhoneApp(example.name);
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme}>
      {venue === undefined && !isPhone ? (
        // On phones, the box is taller than it is wide.
        <source media="(max-width: 600px)" srcSet={`/img/${picture}-${theme}-phone.webp`} />
      ) : null}
      <img
        className={`${styles.picture} only-${theme}`}
        src={`/img/${picture}-${theme}.webp`}
        alt={example.description}
        width={isPhone ? 390 : 1600}
        height={isPhone ? 780 : 1000}
        // The image of the other theme is hidden, so it is never fetched.
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}

interface FailureProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function Failure({ message, onRetry }: FailureProps): ReactNode {
  if (message === undefined) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** A screenshot that becomes a running map, until the map is far outside the viewport. */
export function LiveMap({ example, venue, start, className = '', onRun }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const [isWanted, setIsWanted] = useState(start === 'near');
  const [failed, setFailed] = useState<readonly [key: string, message: string]>(['', '']);
  const [attempt, setAttempt] = useState(0);
  const shown = useShownVenue(venue);
  // A new frame clears the failure, because another attempt or venue may work.
  const key = `${attempt}${shown}`;
  const failure = failed[0] === key ? failed[1] : undefined;

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
  const fail = useCallback((message: string) => setFailed([key, message]), [key]);

  return (
    <div
      ref={box}
      className={`${styles.map} ${className}`}
      onPointerDown={() => {
        if (start === 'idle') setIsWanted(true);
      }}
    >
      <Picture example={example} venue={venue} />
      {isDue && isDrawable && failure === undefined ? (
        <LiveFrame
          key={key}
          name={example.name}
          title={example.title}
          venue={shown}
          onFailure={fail}
        />
      ) : null}
      {!isWanted && start === 'demand' ? (
        <button
          type="button"
          className={styles.run}
          onClick={() => {
            setIsWanted(true);
            onRun?.();
          }}
        >
          Run<span className="visually-hidden"> {example.title}</span>
        </button>
      ) : null}
      {isDue && !isDrawable ? <p className={styles.notice}>{noWebGl}</p> : null}
      <Failure
        message={failure}
        onRetry={() => {
          setAttempt((count) => count + 1);
        }}
      />
    </div>
  );
}
