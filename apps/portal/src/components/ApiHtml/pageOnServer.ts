import pages from '@generated/mezzanine-api/default/pages.json';
import type { ApiPageData } from '../../../plugins/api/ApiPageData.ts';

/** What the build knows of a page of the API reference. */
export function pageAtHand(id: string): ApiPageData | undefined {
  return pages[id];
}
