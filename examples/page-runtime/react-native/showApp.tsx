import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Event of the page in a web view when its first frame is drawn. */
const FIRST_FRAME = 'map-shown';

/** Shows the root component of a React Native app in the page of its example. */
export function showApp(App: ComponentType): void {
  const element = document.getElementById('map');
  if (!element) throw new Error('The page has no element with the id "map".');
  element.style.display = 'flex';
  element.setAttribute('aria-busy', 'true');
  window.addEventListener('message', ({ data, origin }: MessageEvent<{ type?: unknown }>) => {
    if (origin === location.origin && data.type === FIRST_FRAME) {
      element.setAttribute('aria-busy', 'false');
    }
  });
  createRoot(element).render(createElement(App));
}
