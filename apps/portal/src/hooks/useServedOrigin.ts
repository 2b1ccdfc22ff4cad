import { useEffect, useState } from 'react';
import { site } from '../../../../site.config.ts';

/** The text with the sample origin replaced by the one that serves this page. */
export function servedOrigin(text: string): string {
  return text.replaceAll(site.server.sampleOrigin, window.location.origin);
}

/**
 * The text with the sample origin replaced by the one that serves this page, so that what is
 * copied runs where the reader found it. Server and first render show the sample origin.
 */
export function useServedOrigin(text: string): string {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    setServed(true);
  }, []);
  return isServed ? servedOrigin(text) : text;
}
