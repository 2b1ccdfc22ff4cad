import type { PageView } from './PageViewService.ts';

/** Host of the page that linked to this one, if it is another site. */
export function externalReferrer(): Pick<PageView, 'referrerHost'> {
  if (!URL.canParse(document.referrer)) return {};
  const { host } = new URL(document.referrer);
  return host === location.host ? {} : { referrerHost: host };
}
