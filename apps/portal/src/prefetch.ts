/**
 * Client module: prefetches the pages before and after this one, instead of every link in view; a
 * link under the pointer is loaded by the framework's own `preload`. Slow connections and data
 * saving are honored by the framework's `prefetch`, which this filters.
 */
import type { ClientModule } from '@docusaurus/types';

type Prefetch = (route: string) => false | Promise<unknown>;

interface RouteLoader {
  readonly prefetch: Prefetch;
  readonly preload: Prefetch;
}

let isFiltered = false;

/** Whether the page links to the route as its neighbor in reading order. */
function isNeighbor(route: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('.pagination-nav__link');
  return [...links].some(({ pathname }) => pathname === route);
}

const neighborsOnly: ClientModule = {
  // The framework sets its loader after client modules have run, and before the first route.
  onRouteUpdate() {
    if (isFiltered) return;
    isFiltered = true;
    const page = window as unknown as { docusaurus: RouteLoader };
    const { prefetch, preload } = page.docusaurus;
    page.docusaurus = Object.freeze({
      preload,
      prefetch: (route: string) => (isNeighbor(route) ? prefetch(route) : false),
    });
  },
};

export default neighborsOnly;
