import { useEffect, useState } from 'react';
import { site } from '../../../../site.config.ts';

/** Replaces the sample origin in text with that of this page. */
export function servedOrigin(text: string): string {
  return text.replaceAll(site.server.sampleOrigin, window.location.origin);
}

/**
 * Replaces the sample origin in text with that of this page, so that copied code works. Server and
 * first render show the sample origin.
 */
export function useServedOrigin(text: string): string {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    setServed(true);
  }, []);
  return isServed ? servedOrigin(text) : text;
}
