import './css/page.css';
import { createRoot } from 'react-dom/client';
import { parseViewerLink } from '@mezzanine/bridge';
import { App } from './App.tsx';
import { hasHost } from './host/hasHost.ts';
import { ViewerExtras } from './modes/ViewerExtras.tsx';
import { KeepOffline } from './offline/KeepOffline.tsx';
import { addressUse } from './state/addressUse.ts';

const root = document.getElementById('viewer');
if (root) {
  const { link, faults } = parseViewerLink(location.href);
  const server = { baseUrl: location.origin, ...VIEWER_DEMO };
  const viewer = location.origin + location.pathname;
  const isFramed = window.parent !== window;
  const address = addressUse(link.mode, isFramed);
  // A page with a private map, or in a frame, offers no other map.
  const demo = isFramed || link.access !== undefined ? {} : { demoUrl: '?venue=mall' };
  createRoot(root).render(
    <App link={link} faults={faults} server={server} address={address} viewer={viewer} {...demo}>
      <ViewerExtras link={link} viewer={viewer} hasHost={hasHost(window)} />
      {!isFramed && <KeepOffline link={link} server={server} />}
    </App>,
  );
}
