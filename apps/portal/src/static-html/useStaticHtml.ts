import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { servedOrigin, useServedOrigin } from '../hooks/useServedOrigin.ts';
import { loadedHtml, loadStaticHtml } from './loadStaticHtml.ts';

/** Attributes of an element with static HTML. */
export interface StaticHtmlAttributes<E extends HTMLElement> extends Pick<
  HTMLAttributes<E>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> {
  readonly ref: RefObject<E | null>;
  readonly 'data-static-html': string | undefined;
}

/**
 * Shows HTML that is in the page but in no script. React does not change it. After navigation
 * within the site, the HTML has been loaded together with the page's code.
 *
 * @param id - id of the HTML on its page; undefined if `given` always contains it
 * @param given - the HTML, if it is known: on the server, and for content that users select
 */
export function useStaticHtml<E extends HTMLElement>(
  id: string | undefined,
  given: string,
): StaticHtmlAttributes<E> {
  const ref = useRef<E>(null);
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState(() =>
    id === undefined ? '' : (loadedHtml(pathname, id) ?? ''),
  );
  const html = useServedOrigin(given === '' ? loaded : given);

  useEffect(() => {
    const element = ref.current;
    if (element === null || id === undefined) return undefined;
    if (element.firstChild !== null) {
      const own = element.innerHTML;
      const served = servedOrigin(own);
      if (served !== own) element.innerHTML = served;
      return undefined;
    }
    let isMounted = true;
    loadStaticHtml(pathname).then(
      () => isMounted && setLoaded(loadedHtml(pathname, id) ?? ''),
      // Reloading shows the browser's error page, which explains connection problems.
      () => isMounted && window.location.reload(),
    );
    return () => {
      isMounted = false;
    };
  }, [id, pathname]);

  return {
    ref,
    'data-static-html': id,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  };
}
