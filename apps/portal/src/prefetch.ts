/**
 * Client module: prefetches only the next page in reading order, when its link at the end of the page
 * becomes visible, instead of every visible link. Links under the pointer are loaded by Docusaurus'
 * `preload`. Its `prefetch`, which this filters, respects slow connections and data saving.
 */
import type { ClientModule } from '@docusaurus/types';

type Prefetch = (route: string) => false | Promise<unknown>;

interface RouteLoader {
  readonly prefetch: Prefetch;
  readonly preload: Prefetch;
}

let isFiltered = false;

/** Ignores the sidebar, whose link to the same page is visible from the start. */
function isNextPageInView(route: string): boolean {
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  return next?.pathname === route && next.getBoundingClientRect().top < window.innerHeight;
}

const nextPageOnly: ClientModule = {
  // Docusaurus sets its loader after client modules have run, and before the first route.
  onRouteUpdate() {
    if (isFiltered) return;
    isFiltered = true;
    const page = window as unknown as { docusaurus: RouteLoader };
    const { prefetch, preload } = page.docusaurus;
    page.docusaurus = Object.freeze({
      preload,
      prefetch: (route: string) => (isNextPageInView(route) ? prefetch(route) : false),
    });
  },
};

export default nextPageOnly;
