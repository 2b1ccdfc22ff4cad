import { sendJson, type PageViewService } from './PageViewService.ts';

/** URL of the portal server's own counter. */
export const ownServiceUrl = '/api/v1/page-views';

/** The portal server's own counter: same origin, no cookie, no identifier. */
export function ownService(): PageViewService {
  return {
    report({ path, referrerHost }) {
      sendJson(ownServiceUrl, referrerHost === undefined ? { path } : { path, referrerHost });
    },
  };
}
