import { externalReferrer } from '../../src/analytics/externalReferrer.ts';
import { wantsNoCounting } from '../../src/analytics/wantsNoCounting.ts';

/**
 * Counts users who leave before the scripts, which count views, run.
 *
 * @param pageViewsUrl - receives the view; undefined counts nothing
 */
export function countViewOnLeaving(pageViewsUrl: string | undefined): void {
  if (pageViewsUrl === undefined || wantsNoCounting(navigator)) return;
  const count = () => {
    if (document.documentElement.dataset['hasHydrated'] === 'true') return;
    const view = JSON.stringify({ path: location.pathname, ...externalReferrer() });
    navigator.sendBeacon(pageViewsUrl, new Blob([view], { type: 'application/json' }));
  };
  addEventListener('pagehide', count, { once: true });
}
