import { sendJson, type PageViewService } from './PageViewService.ts';

/** URL of the counter on the portal's server. */
export const ownServiceUrl = '/api/v1/page-views';

/** The counter on the portal's server: same origin, no cookie, no identifier. */
export function ownService(): PageViewService {
  return {
    report({ path, referrerHost }) {
      sendJson(ownServiceUrl, referrerHost === undefined ? { path } : { path, referrerHost });
    },
  };
}
