import './css/page.css';
import { createRoot } from 'react-dom/client';
import { parseViewerLink } from '@mezzanine/bridge';
import { App } from './App.tsx';

const root = document.getElementById('viewer');
if (root) {
  const { link, faults } = parseViewerLink(location.href);
  const server = { baseUrl: location.origin, ...VIEWER_DEMO };
  createRoot(root).render(<App link={link} faults={faults} server={server} address="page" />);
}
