import type { ApiPageData } from '../../../plugins/api/ApiPageData.ts';

/**
 * Page data that is available before loading: none in browsers, where the page contains its HTML. The
 * build replaces this file with `pageOnServer.ts`.
 */
export const usePageAtHand: (id: string) => ApiPageData | undefined = () => undefined;
