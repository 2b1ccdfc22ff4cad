import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { servedOrigin, useServedOrigin } from '../hooks/useServedOrigin.ts';
import { loadedHtml, loadStaticHtml } from './loadStaticHtml.ts';

/** Attributes of the element that contains static HTML. */
export interface StaticHtmlAttributes<E extends HTMLElement> extends Pick<
  HTMLAttributes<E>,
  'dangerouslySetInnerHTML' | 'suppressHydrationWarning'
> {
  readonly ref: RefObject<E | null>;
  readonly 'data-static-html': string | undefined;
}

/**
 * Makes an element show HTML that the page contains and no program does: React leaves it as it is.
 * After a navigation within the site, it was loaded together with the page's code.
 *
 * @param id - of the HTML in its page; undefined where `given` always has it
 * @param given - the HTML where it is known: on the server, and for what readers choose
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
      // The browser's own error page explains connection problems best.
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
