import { useEffect, useState } from 'react';

/** Events that show that the user has started to read. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Whether a map near the viewport starts: with a mouse, immediately. On phones, a map costs data and battery
 * and blocks the page's script, so it waits for an interaction.
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
