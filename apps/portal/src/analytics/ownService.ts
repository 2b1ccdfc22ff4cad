import { sendJson, type PageViewService } from './PageViewService.ts';

/** The portal server's own counter: same origin, no cookie, no identifier. */
export function ownService(): PageViewService {
  return {
    report({ path, referrerHost }) {
      sendJson(
        '/api/v1/page-views',
        referrerHost === undefined ? { path } : { path, referrerHost },
      );
    },
  };
}
