import { useEffect, useRef, useState, type RefObject } from 'react';
import { IdleClock } from './IdleClock.ts';

/** From here on, the screen counts down. */
const WARNING_SECONDS = 10;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

interface Options {
  /** What somebody touches. */
  readonly element: RefObject<HTMLElement | null>;
  readonly seconds: number;
  /** Whether there is somebody to wait for. */
  readonly isWaiting: boolean;
  readonly onIdle: () => void;
}

/**
 * Waits until nobody has touched an element for a while.
 *
 * @returns what is left of the countdown; undefined while somebody is there
 */
export function useIdle({ element, seconds, isWaiting, onIdle }: Options): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const tell = useRef(onIdle);
  useEffect(() => {
    tell.current = onIdle;
  });
  useEffect(() => {
    // The parts of the viewer are below its root, and what it shows may cover this element.
    const root = element.current?.closest<HTMLElement>('.mezzanine-viewer');
    if (!isWaiting || !root) return undefined;
    const clock = new IdleClock({
      seconds,
      warningSeconds: WARNING_SECONDS,
      onCount: setSecondsLeft,
      onIdle: () => tell.current(),
    });
    const touch = () => clock.touch();
    for (const type of SIGNS_OF_LIFE)
      root.addEventListener(type, touch, { capture: true, passive: true });
    // Keys are told to the page where nothing has the focus.
    root.ownerDocument.addEventListener('keydown', touch, { capture: true, passive: true });
    clock.touch();
    return () => {
      clock.stop();
      setSecondsLeft(undefined);
      root.ownerDocument.removeEventListener('keydown', touch, { capture: true });
      for (const type of SIGNS_OF_LIFE) root.removeEventListener(type, touch, { capture: true });
    };
  }, [element, seconds, isWaiting]);
  return secondsLeft;
}
