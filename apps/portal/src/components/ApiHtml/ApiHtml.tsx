import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { usePiece } from '../../pieces/usePiece.ts';
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
  const [id = '', number = ''] = of.split(':');
  const history = useHistory();
  const atHand = usePageAtHand(id)?.parts[number];
  const piece = usePiece<HTMLDivElement>(of, atHand ?? '');
  const html = piece.dangerouslySetInnerHTML?.__html;

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

  return <div className="api-html" onClick={goWithinSite} {...piece} />;
}
