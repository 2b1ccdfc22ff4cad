import { useEffect, useState } from 'react';
import { site } from '../../../../site.config.ts';

/**
 * The text with the sample origin replaced by the one that serves this page, so that what is
 * copied runs where the reader found it. Server and first render show the sample origin.
 */
export function useServedOrigin(text: string): string {
  const [origin, setOrigin] = useState<string>(site.server.sampleOrigin);
  useEffect(() => {
    setOrigin(window.location.origin);
  }, []);
  return text.replaceAll(site.server.sampleOrigin, origin);
}
