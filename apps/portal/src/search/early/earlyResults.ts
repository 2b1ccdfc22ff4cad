/**
 * Lists results below the search field that is open while the search dialog loads, because the page's programs
 * take seconds on slow networks and devices. The field loads this program; the build bundles it as one file.
 */

import { unmarked } from '../markedParts.ts';
import { samePageAddress } from '../samePageAddress.ts';
import { hitTexts, type SearchHit } from '../SearchHit.ts';
import { searchEarly } from './searchEarly.ts';

/** Pause in typing before a search. */
const PAUSE_MS = 80;
/** More results would not fit on most screens. */
const mostResults = 7;

let timer = 0;
let running = new AbortController();

function isField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches('.early-search input');
}

function searchSoon(field: HTMLInputElement): void {
  clearTimeout(timer);
  running.abort();
  running = new AbortController();
  const { signal } = running;
  timer = window.setTimeout(() => {
    // Without an answer, Enter still opens the page of results, and the dialog searches again.
    search(field, signal).catch(() => undefined);
  }, PAUSE_MS);
}

async function search(field: HTMLInputElement, signal: AbortSignal): Promise<void> {
  const text = field.value.trim();
  const hits = text === '' ? [] : await searchEarly(text, signal);
  const dialog = field.closest('dialog');
  if (signal.aborted || dialog === null) return;
  const list = document.createElement('ul');
  list.ariaLabel = 'Results';
  list.append(...hits.slice(0, mostResults).map(itemOf));
  const status = dialog.querySelector('output') ?? document.createElement('output');
  dialog.querySelector('ul')?.remove();
  dialog.append(status, list);
  status.textContent = text === '' ? '' : countOf(hits.length);
}

function countOf(count: number): string {
  if (count > mostResults) return `First ${mostResults} results`;
  return count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`;
}

function itemOf(hit: SearchHit): HTMLLIElement {
  const { title, trail } = hitTexts(hit);
  const link = document.createElement('a');
  link.href = samePageAddress(hit.url);
  const place = document.createElement('small');
  place.textContent = trail.map(unmarked).join(' › ');
  link.append(unmarked(title), place);
  // A heading of the same page would be behind the dialog.
  link.addEventListener('click', () => link.closest('dialog')?.close());
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Moves the focus between the field and the results. */
function onKey(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const dialog = document.querySelector('dialog.early-search');
  if (step === undefined || !dialog?.contains(document.activeElement)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input,a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  stops[place + step]?.focus();
  event.preventDefault();
}

function onField({ target, type }: Event): void {
  if (!isField(target)) return;
  // Focus alone changes nothing if there are results.
  if (type === 'focusin' && (target.value === '' || target.closest('dialog')?.querySelector('ul')))
    return;
  searchSoon(target);
}

addEventListener('input', onField);
addEventListener('focusin', onField);
addEventListener('keydown', onKey);
if (isField(document.activeElement)) searchSoon(document.activeElement);
