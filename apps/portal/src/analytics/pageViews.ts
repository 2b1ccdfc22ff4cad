/** Client module: reports a page view for the first page and for each navigation. */
import type { ClientModule } from '@docusaurus/types';
import { site } from '../../../../site.config.ts';
import { createPageViewService } from './createPageViewService.ts';
import { externalReferrer } from './externalReferrer.ts';
import { wantsNoCounting } from './wantsNoCounting.ts';

const service =
  typeof window === 'undefined' || wantsNoCounting(window.navigator)
    ? undefined
    : createPageViewService(site.analytics);

const pageViews: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (service === undefined || location.pathname === previousLocation?.pathname) return;
    service.report({
      path: location.pathname,
      title: document.title,
      ...(previousLocation === null ? externalReferrer() : {}),
    });
  },
};

export default pageViews;
