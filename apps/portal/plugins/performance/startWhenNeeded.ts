/**
 * Runs in the head of a document, before its scripts. Reading needs no scripts, so they start at the
 * user's first interaction, or after some time. Earlier clicks are replayed when the page listens.
 * It is inlined into every document: each byte counts.
 */

import { openEarlySearch } from '../../src/search/openEarlySearch.ts';
import { slashOpensEarlySearch } from '../../src/search/readerSetting.ts';
import { isTextField } from '../../src/search/searchShortcut.ts';
import { answerEarly, skipLink } from './answerEarly.ts';
import { countViewOnLeaving } from './countViewOnLeaving.ts';
import { reportLoadFailure } from './reportLoadFailure.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** After this time, scripts start anyway, to count the view and to activate every control. */
const QUIET_MS = 5000;
/** Images load first. */
const SETTLE_MS = 2000;

const acts = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;
const root = document.documentElement;
const { programs = '', pageViews } = document.currentScript?.dataset ?? {};
const sources = programs.split(' ');

let isStarted = false;
/** Controls to click when the page listens, in order, with their parents. */
const held = new Map<HTMLElement, Element | null>();

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const act of acts) removeEventListener(act, start, true);
  if (document.readyState !== 'loading') {
    run();
    return;
  }
  // Scripts hydrate the document, which must be complete.
  linkPrograms('preload');
  addEventListener('DOMContentLoaded', run, { once: true });
}

function run(): void {
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

/** The URL may name something that only scripts show, and a remembered tab is shown immediately. */
function isNeededAtOnce(): boolean {
  if (location.search !== '' || location.hash !== '') return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    return false;
  }
}

/** Preloads the scripts, so that the first interaction need not wait for the network, unless the user saves data. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: Connection };
  if (isStarted || connection?.saveData === true) return;
  if (/2g/.test(connection?.effectiveType ?? '')) return;
  linkPrograms('prefetch');
}

/** Stops the event, because the framework may handle it during hydration, and the click is replayed later. */
function hold(event: Event, control: HTMLElement): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches('.search-button')) {
    openEarlySearch('', () => held.delete(control));
  }
  // A second click may undo the first.
  if (answerEarly(control)) held.delete(control);
  else held.set(control, control.parentElement);
}

function onClick(event: MouseEvent): void {
  start();
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('button,summary,a,[role=button],[role=tab]');
  // Retry works without the scripts that did not arrive.
  if (control?.closest('.load-failure')) return;
  // The browser scrolls to a heading, for which the content above it must have its final height.
  if (control?.matches('[href*="#"]')) delete root.dataset['firstSight'];
  // The links to SDKs, which also open a menu, work without scripts.
  if (control?.matches(`button,[role=button]:not(.nav-sdk),[role=tab],${skipLink}`))
    hold(event, control);
}

function onKey(event: KeyboardEvent): void {
  start();
  const { key, ctrlKey, metaKey } = event;
  const isCommand = ctrlKey || metaKey;
  // The browser scrolls to what it focuses or finds, for which the content above it must have its final height.
  if (/^(Tab|F3)$/.test(key) || (isCommand && /^[fg]$/i.test(key)))
    delete root.dataset['firstSight'];
  const isShortcut =
    (key === '/' && slashOpensEarlySearch()) || (isCommand && key.toLowerCase() === 'k');
  if (!isShortcut || isTextField(document.activeElement)) return;
  const button = document.querySelector<HTMLElement>('.search-button');
  if (button) hold(event, button);
}

function actAgain(): void {
  // Laying out the whole document takes longer than answering a click, so clicks are answered first.
  delete root.dataset['firstSight'];
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKey, true);
  for (const [control, parent] of held) {
    // Hydration replaces the link of a category without a page. A click on the old one would leave the document.
    const next = control.isConnected
      ? control
      : parent?.querySelector<HTMLElement>('a[role=button]');
    next?.click();
  }
}

/** After navigating back or to a fragment, content above the viewport must have its final height. */
function startsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isNew && location.hash === '';
}

/** Until the page listens, `documents.css` lays out distant content only as it approaches. */
function layOutFirstSight(): void {
  if (startsAtTop()) root.dataset['firstSight'] = 'true';
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
    // The page adds its own listeners in the same task as the mark.
    setTimeout(actAgain);
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

layOutFirstSight();
countViewOnLeaving(pageViews);
reportLoadFailure();
window.openEarlySearch = openEarlySearch;
waitForReader();
if (isNeededAtOnce()) start();
