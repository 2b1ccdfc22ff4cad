/**
 * Runs in every example's page before its program: color scheme, scrolling of the host page,
 * failures as text, and a message to the host page when the map is ready.
 */
import { describeFailure, type Failure } from './describeFailure.ts';
import { Engagement } from './Engagement.ts';
import { failureOnYourMap } from './failureOnYourMap.ts';
import { readSettings } from './readSettings.ts';
import { runOnYourMap } from './runOnYourMap.ts';
import { yourMapId } from './your-map/YourMap.ts';

/** Messages to the host page of an example. */
type Report =
  | { readonly state: 'ready' }
  | { readonly state: 'error'; readonly message: string; readonly code?: string };

const root = document.documentElement;
const settings = readSettings(location.search, window.parent !== window);
const isOnYourMap = settings.venue === yourMapId;

if (isOnYourMap) runOnYourMap();
if (settings.theme) root.style.colorScheme = settings.theme;
if (settings.hasManners) mindThePageAround();
watchForFailures();
watchForMap();

function mindThePageAround(): void {
  root.classList.add('is-embedded');
  const engagement = new Engagement((isEngaged) => root.classList.toggle('is-engaged', isEngaged));
  const isMap = (target: EventTarget | null) =>
    target instanceof Element && target.closest('#map') !== null;
  // In the capture phase, so that the map's own listener never receives it and cannot stop it.
  window.addEventListener(
    'wheel',
    (event) => {
      if (isMap(event.target) && !engagement.takesWheel(event)) event.stopImmediatePropagation();
    },
    { capture: true, passive: true },
  );
  for (const type of ['click', 'focusin'] as const) {
    window.addEventListener(type, (event) => engagement.set(isMap(event.target)));
  }
  window.addEventListener('blur', () => engagement.set(false));
}

function watchForFailures(): void {
  window.addEventListener('unhandledrejection', (event) => fail(describeFailure(event.reason)));
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) fail(describeFailure(event.error ?? event.message));
      else if (event.target instanceof HTMLScriptElement) {
        fail({ message: 'The program could not be loaded.', remedy: 'Reload the page.' });
      }
    },
    // A script that fails to load fires an event only on itself, which a capturing listener still receives.
    { capture: true },
  );
}

function fail(failure: Failure): void {
  const { message, remedy, code } = isOnYourMap ? failureOnYourMap(failure) : failure;
  report({ state: 'error', message, ...(code !== undefined && { code }) });
  if (document.querySelector('.failure')) return;
  const panel = document.createElement('div');
  panel.className = 'failure';
  panel.setAttribute('role', 'alert');
  for (const text of [message, remedy]) {
    if (text === undefined) continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    panel.append(paragraph);
  }
  document.body.append(panel);
}

/** The SDK's map reports when it is ready. Other maps report it with `aria-busy` on their element. */
function watchForMap(): void {
  const observer = new MutationObserver(() => {
    const other = document.querySelector<HTMLElement>('#map[aria-busy="false"]');
    if (other) other.dataset['mezzanineState'] = 'idle';
    if (!document.querySelector('[data-mezzanine-state="idle"]')) return;
    observer.disconnect();
    report({ state: 'ready' });
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-mezzanine-state', 'aria-busy'],
  });
}

function report(state: Report): void {
  if (window.parent === window) return;
  window.parent.postMessage({ source: 'mezzanine-example', ...state }, location.origin);
}
