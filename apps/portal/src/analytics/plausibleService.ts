import { sendJson, type PageViewService } from './PageViewService.ts';

interface Options {
  /** URL of the events endpoint. */
  readonly endpoint: string;
  /** Name of the site in the service. */
  readonly domain: string;
}

/** A service with Plausible's events API (https://plausible.io/docs/events-api). */
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
