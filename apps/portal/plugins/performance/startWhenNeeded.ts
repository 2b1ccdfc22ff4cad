/**
 * Runs in a document's head, before its programs: a page that is read needs none of them. They are
 * started by the reader's first act, or when the page has been open for a while; what was clicked
 * until they listen is clicked then. Stands alone, since it is sent inside every document.
 */

import { externalReferrer } from '../../src/analytics/externalReferrer.ts';
import { wantsNoCounting } from '../../src/analytics/wantsNoCounting.ts';

interface Held {
  readonly target: EventTarget;
  readonly event: Event;
}

/** What browsers that know it say of the reader's connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever reads longer is counted as a reader, and finds every control awake. */
const QUIET_MS = 5000;
/** The page's pictures come first. */
const SETTLE_MS = 2000;

const acts = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;
const root = document.documentElement;
const { programs = '', pageViews } = document.currentScript?.dataset ?? {};
const sources = programs.split(' ');

let isStarted = false;
let held: Held | undefined;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const act of acts) removeEventListener(act, start, true);
  if (document.readyState !== 'loading') {
    run();
    return;
  }
  // Programs take over the document they find; one that is still arriving is not whole.
  linkPrograms('preload');
  addEventListener('DOMContentLoaded', run, { once: true });
}

function run(): void {
  delete root.dataset['firstSight'];
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    document.head.append(script);
  }
}

function linkPrograms(relation: 'preload' | 'prefetch'): void {
  for (const source of sources) {
    const link = document.createElement('link');
    link.rel = relation;
    link.as = 'script';
    link.href = source;
    document.head.append(link);
  }
}

/** An address may name what only the programs show; a remembered tab is shown at once. */
function isNeededAtOnce(): boolean {
  if (location.search !== '' || location.hash !== '') return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    return false;
  }
}

/** Fetched ahead, not run, so that the first act waits for no network; not where data is dear. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: Connection };
  if (isStarted || connection?.saveData === true) return;
  if (/2g/.test(connection?.effectiveType ?? '')) return;
  linkPrograms('prefetch');
}

/** Nobody else hears it: the framework may, while it takes over, and would act twice. */
function hold(event: Event, target: EventTarget): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held = { event, target };
}

function onClick(event: MouseEvent): void {
  start();
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest('button,summary,a,[role=button],[role=tab]');
  if (control?.matches('button,[role=button],[role=tab]')) hold(event, control);
}

function onKey(event: KeyboardEvent): void {
  start();
  const { key, target } = event;
  const isShortcut = key === '/' || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  if (!isShortcut || !(target instanceof HTMLElement)) return;
  if (!target.matches('input,textarea,select')) hold(event, target);
}

function actAgain(): void {
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKey, true);
  if (held === undefined) return;
  const { event, target } = held;
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent('keydown', event));
  else if (target instanceof HTMLElement) target.click();
}

/** Where a reader comes back to, or an address leads into a page, all above has to be as high as it is. */
function startsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isNew && location.hash === '';
}

/** `documents.css` lays out what stands far below as it comes near, and all when programs start. */
function layOutFirstSight(): void {
  if (startsAtTop()) root.dataset['firstSight'] = 'true';
}

/** The programs count views. A user who leaves before they run has seen the page, too. */
function countViewOnLeaving(): void {
  if (pageViews === undefined || wantsNoCounting(navigator)) return;
  const count = () => {
    if (root.dataset['hasHydrated'] === 'true') return;
    const view = JSON.stringify({ path: location.pathname, ...externalReferrer() });
    navigator.sendBeacon(pageViews, new Blob([view], { type: 'application/json' }));
  };
  addEventListener('pagehide', count, { once: true });
}

function waitForReader(): void {
  for (const act of acts) addEventListener(act, start, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('load', () => {
    setTimeout(fetchAhead, SETTLE_MS);
    setTimeout(start, QUIET_MS);
  });
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    // The page's own listeners are set in the same turn as the mark.
    setTimeout(actAgain);
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

layOutFirstSight();
countViewOnLeaving();
waitForReader();
if (isNeededAtOnce()) start();
