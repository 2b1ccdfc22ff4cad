import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { highlightWords } from './highlightWords.ts';
import { markedWords } from './markedParts.ts';
import { samePageAddress } from './samePageAddress.ts';
import { hitTexts, type SearchHit } from './SearchHit.ts';

/** Navigates to a result on this site and highlights the matches there. */
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

/** Whether the browser handles a click: for a new tab, a new window, or a download. */
export function isForBrowser(event: {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
