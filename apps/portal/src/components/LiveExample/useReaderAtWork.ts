import { useEffect, useState } from 'react';

/** What readers do who have begun to read: a finger, a key, a screen reader's focus, a scroll. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Whether a map that is due starts. With a mouse, at once. On a phone a map costs data and battery,
 * and its start stops the page's own program, so there it waits until the reader does something.
 */
export function useReaderAtWork(isDue: boolean): boolean {
  const [isAtWork, setIsAtWork] = useState(false);
  useEffect(() => {
    if (isAtWork) return undefined;
    const start = (): void => {
      setIsAtWork(true);
    };
    if (window.matchMedia('(hover: hover)').matches || window.scrollY > 0) {
      start();
      return undefined;
    }
    const ended = new AbortController();
    const options = { passive: true, capture: true, signal: ended.signal };
    for (const sign of signs) window.addEventListener(sign, start, options);
    return () => {
      ended.abort();
    };
  }, [isAtWork]);
  return isDue && isAtWork;
}
