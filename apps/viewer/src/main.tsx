import './css/page.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { parseViewerLink } from '@mezzanine/bridge';
import { App } from './App.tsx';
import { hasHost } from './host/hasHost.ts';
import { ViewerExtras } from './modes/ViewerExtras.tsx';
import { KeepOffline } from './offline/KeepOffline.tsx';
import { addressUse } from './state/addressUse.ts';

const VenueChoice = lazy(async () => ({
  default: (await import('./venue-choice/VenueChoice.tsx')).VenueChoice,
}));

const root = document.getElementById('viewer');
if (root) {
  const { link, faults } = parseViewerLink(location.href);
  const server = { baseUrl: location.origin, ...VIEWER_DEMO };
  const viewer = location.origin + location.pathname;
  const isFramed = window.parent !== window;
  const address = addressUse(link.mode, isFramed);
  const isUnnamed =
    link.venue === '' && !faults.some(({ parameter, given }) => parameter === 'venue' && given);
  // A page with a private map, or in a frame, offers no other map.
  const isAlone = isFramed || link.access !== undefined;
  const demo = isAlone ? {} : { demoUrl: '?venue=mall' };
  createRoot(root).render(
    isUnnamed ? (
      <Suspense>
        <VenueChoice
          link={link}
          address={location.href}
          baseUrl={isAlone ? undefined : server.baseUrl}
        />
      </Suspense>
    ) : (
      <App link={link} faults={faults} server={server} address={address} viewer={viewer} {...demo}>
        <ViewerExtras link={link} viewer={viewer} hasHost={hasHost(window)} />
        {!isFramed && <KeepOffline link={link} server={server} />}
      </App>
    ),
  );
}
