import useBrokenLinks from '@docusaurus/useBrokenLinks';
import pages from '@generated/mezzanine-api/default/pages.json';
import type { ApiPageData } from '../../../plugins/api/ApiPageData.ts';

/** What the build knows of a page of the API reference; it checks what that links. */
export function usePageAtHand(id: string): ApiPageData | undefined {
  const { collectAnchor, collectLink } = useBrokenLinks();
  const page = pages[id];
  page?.anchors.forEach((anchor) => collectAnchor(anchor));
  page?.links.forEach((link) => collectLink(link));
  return page;
}
