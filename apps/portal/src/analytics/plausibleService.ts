import { sendJson, type PageViewService } from './PageViewService.ts';

interface Options {
  /** Full address of the events endpoint. */
  readonly endpoint: string;
  /** The site as the service knows it. */
  readonly domain: string;
}

/** A service that speaks Plausible's events protocol (https://plausible.io/docs/events-api). */
export function plausibleService({ endpoint, domain }: Options): PageViewService {
  return {
    report({ path, referrerHost }) {
      sendJson(endpoint, {
        name: 'pageview',
        domain,
        url: `${window.location.origin}${path}`,
        ...(referrerHost === undefined ? {} : { referrer: `https://${referrerHost}/` }),
      });
    },
  };
}
