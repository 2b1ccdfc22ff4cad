import useBrokenLinks from '@docusaurus/useBrokenLinks';
import pages from '@generated/mezzanine-api/default/pages.json';
import type { ApiPageData } from '../../../plugins/api/ApiPageData.ts';

/** Data of a page of the API reference in the build, which also checks its links. */
export function usePageAtHand(id: string): ApiPageData | undefined {
  const { collectAnchor, collectLink } = useBrokenLinks();
  const page = pages[id];
  page?.anchors.forEach((anchor) => collectAnchor(anchor));
  page?.links.forEach((link) => collectLink(link));
  return page;
}
