import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { servedOrigin, useServedOrigin } from '../hooks/useServedOrigin.ts';
import { loadPieces, pieceAtHand } from './pieces.ts';

/** Attributes of the element that a piece stands in. */
export interface PieceAttributes<E extends HTMLElement> extends Pick<
  HTMLAttributes<E>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> {
  readonly ref: RefObject<E | null>;
  readonly 'data-piece': string | undefined;
}

/**
 * Makes an element hold HTML that the page came with and no script carries: React leaves it as it
 * is. For who comes from another page of the site, it has been loaded with the page's code.
 *
 * @param name - of the piece; undefined where the HTML is always given
 * @param given - HTML that is there all the same: on the server, and of what readers choose
 */
export function usePiece<E extends HTMLElement>(
  name: string | undefined,
  given: string,
): PieceAttributes<E> {
  const ref = useRef<E>(null);
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState(() => (name === undefined ? '' : pieceAtHand(name)) ?? '');
  const html = useServedOrigin(given === '' ? loaded : given);

  useEffect(() => {
    const element = ref.current;
    if (element === null || name === undefined) return undefined;
    if (element.firstChild !== null) {
      const own = element.innerHTML;
      const served = servedOrigin(own);
      if (served !== own) element.innerHTML = served;
      return undefined;
    }
    let isThere = true;
    loadPieces(pathname).then(
      () => isThere && setLoaded(pieceAtHand(name) ?? ''),
      // Whatever is wrong with the connection, the browser's own page says it best.
      () => isThere && window.location.reload(),
    );
    return () => {
      isThere = false;
    };
  }, [name, pathname]);

  return {
    ref,
    'data-piece': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}
