import { useEffect, useEffectEvent } from 'react';

/** Delays between automatic retries, in milliseconds; the last one repeats. */
const waits = [1000, 2000, 4000, 8000] as const;

/** Retries a failed action with increasing delays, and immediately when the network is back. */
export function useRetry(isFailing: boolean, attempt: () => void): void {
  const tryAgain = useEffectEvent(attempt);
  useEffect(() => {
    if (!isFailing) return undefined;
    let count = 0;
    let timer: number;
    const wait = (): void => {
      timer = window.setTimeout(
        () => {
          if (document.visibilityState === 'visible') tryAgain();
          count += 1;
          wait();
        },
        waits[Math.min(count, waits.length - 1)],
      );
    };
    const onOnline = (): void => {
      tryAgain();
    };
    wait();
    window.addEventListener('online', onOnline);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isFailing]);
}
