import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { highlightWords } from './highlightWords.ts';
import { markedWords } from './markedParts.ts';
import { samePageAddress } from './samePageAddress.ts';
import { hitTexts, type SearchHit } from './SearchHit.ts';

/** Goes to a result within this site and marks there what was found. */
export function useFollowResult(): (hit: SearchHit) => void {
  const history = useHistory();
  return useCallback(
    (hit) => {
      const address = samePageAddress(hit.url);
      const { title, trail, snippet } = hitTexts(hit);
      history.push(address);
      highlightWords(
        new URL(address, window.location.href).pathname,
        markedWords([title, ...trail, snippet]),
      );
    },
    [history],
  );
}

/** Whether a click is for the browser: a new tab, a new window, a download. */
export function isForBrowser(event: {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
