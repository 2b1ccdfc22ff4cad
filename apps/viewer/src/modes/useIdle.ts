import { useEffect, useRef, useState, type RefObject } from 'react';
import { IdleClock } from './IdleClock.ts';

/** Called when the countdown starts. */
const WARNING_SECONDS = 10;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

interface Options {
  /** The element that users touch. */
  readonly element: RefObject<HTMLElement | null>;
  readonly seconds: number;
  /** Whether to wait for inactivity. */
  readonly isWaiting: boolean;
  readonly onIdle: () => void;
}

/**
 * Detects when an element has not been touched for a while.
 *
 * @returns the remaining time of the countdown; undefined while the element is in use
 */
export function useIdle({ element, seconds, isWaiting, onIdle }: Options): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const tell = useRef(onIdle);
  useEffect(() => {
    tell.current = onIdle;
  });
  useEffect(() => {
    // Other components below the viewer's root may cover this element.
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
    // Without a focused element, key events go to the page.
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
