import type { ApiPageData } from '../../../plugins/api/ApiPageData.ts';

/**
 * What is there before anything is loaded: in the browser nothing, since the page came with its
 * HTML. While the site is built, `pageOnServer.ts` stands in for this file.
 */
export const usePageAtHand: (id: string) => ApiPageData | undefined = () => undefined;
