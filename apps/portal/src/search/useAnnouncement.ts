import { useEffect, useState } from 'react';

/** Typing pauses shorter than this say nothing yet, in milliseconds. */
const pauseMs = 350;

/**
 * The text for a live region: it follows after a pause, so that nobody is told of every key, and is
 * gone as soon as it no longer holds.
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
