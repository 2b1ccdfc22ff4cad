/**
 * Client module: prefetches the next page in reading order when its link at the end of the page
 * comes into view, instead of every link that is; a link under the pointer is loaded by the
 * framework's own `preload`. So a reader who stays on one page pays for one page. Slow connections and data saving
 * are honored by the framework's `prefetch`, which this filters.
 */
import type { ClientModule } from '@docusaurus/types';

type Prefetch = (route: string) => false | Promise<unknown>;

interface RouteLoader {
  readonly prefetch: Prefetch;
  readonly preload: Prefetch;
}

let isFiltered = false;

/** The sidebar, which asks for the same page, is in view from the start. */
function isNextPageInView(route: string): boolean {
  const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  return next?.pathname === route && next.getBoundingClientRect().top < window.innerHeight;
}

const nextPageOnly: ClientModule = {
  // The framework sets its loader after client modules have run, and before the first route.
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
