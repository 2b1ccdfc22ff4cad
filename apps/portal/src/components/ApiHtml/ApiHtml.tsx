import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePageAtHand } from './pageInBrowser.ts';

interface Props {
  /** Page and piece, as the build numbers them: `js/camera:3`. */
  readonly of: string;
}

/**
 * A piece of the API reference, or a table of options. Its HTML is in the page that the server sends and in no script:
 * React leaves it as it is. For who comes from another page of the site, it is taken from there.
 */
export function ApiHtml({ of }: Props): ReactNode {
  const [id = '', piece = ''] = of.split(':');
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { pathname } = useLocation();
  const atHand = usePageAtHand(id);
  const [html, setHtml] = useState(atHand?.parts[piece] ?? '');

  useEffect(() => {
    if (box.current?.firstChild) return undefined;
    let isThere = true;
    import('./fetchPieces.ts')
      .then(({ fetchPieces }) => fetchPieces(pathname))
      .then(
        (pieces) => {
          if (isThere) setHtml(pieces.get(of) ?? '');
        },
        // Whatever is wrong with the connection, the browser's own page says it best.
        () => isThere && window.location.reload(),
      );
    return () => {
      isThere = false;
    };
  }, [of, pathname]);

  useEffect(() => {
    const target = decodeURIComponent(window.location.hash.slice(1));
    if (html === '' || target === '') return;
    document.getElementById(target)?.scrollIntoView();
  }, [html]);

  function goWithinSite(event: MouseEvent<HTMLDivElement>): void {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (link === null || !isPlain || link.origin !== window.location.origin) return;
    event.preventDefault();
    history.push(link.pathname + link.hash);
  }

  return (
    <div
      ref={box}
      className="api-html"
      data-piece={of}
      onClick={goWithinSite}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
