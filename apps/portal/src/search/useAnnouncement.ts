import { useEffect, useState } from 'react';

/** Minimum pause before an announcement, in milliseconds. */
const pauseMs = 350;

/**
 * The text for a live region, which changes after a pause, to avoid an announcement for every key, and is
 * cleared immediately when it no longer applies.
 */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setAnnounced(text);
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [text]);
  return announced === text ? text : '';
}
