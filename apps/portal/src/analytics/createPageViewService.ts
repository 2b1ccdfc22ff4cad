import type { SiteConfig } from '../../../../site.config.ts';
import { gtagService } from './gtagService.ts';
import { ownService } from './ownService.ts';
import type { PageViewService } from './PageViewService.ts';
import { plausibleService } from './plausibleService.ts';

/** The service in the site configuration; undefined for `none`. */
export function createPageViewService(
  analytics: SiteConfig['analytics'],
): PageViewService | undefined {
  switch (analytics.service) {
    case 'own':
      return ownService();
    case 'plausible':
      return plausibleService(analytics);
    case 'gtag':
      return gtagService(analytics);
    case 'none':
      return undefined;
  }
}
