import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useStaticHtml } from '../../static-html/useStaticHtml.ts';
import { usePageAtHand } from './pageInBrowser.ts';

interface Props {
  /** Page and number of the part: `js/camera:3`. */
  readonly of: string;
}

/**
 * A part of the API reference, or an option table, as static HTML: it is in the HTML of the page, but
 * not in its script. React does not change it.
 */
export function ApiHtml({ of }: Props): ReactNode {
  const [id = '', number = ''] = of.split(':');
  const history = useHistory();
  const atHand = usePageAtHand(id)?.parts[number];
  const content = useStaticHtml<HTMLDivElement>(of, atHand ?? '');
  const html = content.dangerouslySetInnerHTML?.__html;

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

  return <div className="api-html" onClick={goWithinSite} {...content} />;
}
