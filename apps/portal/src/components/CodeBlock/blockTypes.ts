/**
 * Shows the types of names in a code block in a panel, by pointer, tap, or arrow keys while the block has
 * focus. This module and the types are loaded at the first interaction with a block.
 */
import type { BlockTypes } from '../../../scripts/snippets/BlockTypes.ts';
import { site } from '../../../../../site.config.ts';
import { TypePanel } from './TypePanel.ts';

const known = new WeakSet<HTMLElement>();

/** Makes the types in a block accessible; later calls are no-ops. */
export async function showTypes(
  pre: HTMLElement,
  id: string,
  place?: { readonly x: number; readonly y: number },
): Promise<void> {
  if (known.has(pre)) return;
  known.add(pre);
  const types = await fetchTypes(id);
  if (types === undefined) {
    known.delete(pre);
    return;
  }
  const names = wrapNames(pre, types.names);
  if (names.length === 0) return;
  const panel = TypePanel.shared();
  const show = (name: HTMLElement) => {
    panel.show(name, types.texts[Number(name.dataset['type'])] ?? '');
  };
  listenToPointer(pre, panel, show);
  listenToKeys(pre, panel, { names, show });
  pre.dataset['typed'] = '';
  pre.setAttribute('aria-description', 'Arrow keys show the type of each name.');
  // The pointer is already on a name when the types arrive.
  const under = place && nameAt(document.elementFromPoint(place.x, place.y));
  if (under && pre.contains(under)) show(under);
}

async function fetchTypes(id: string): Promise<BlockTypes | undefined> {
  try {
    const response = await fetch(`/types/${id}.json`);
    return response.ok ? ((await response.json()) as BlockTypes) : undefined;
  } catch {
    // The code is readable without types; the next interaction tries again.
    return undefined;
  }
}

function nameAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.typed') : null;
}

/** Wraps each name in an element, from right to left, so that columns stay valid. */
function wrapNames(pre: HTMLElement, places: readonly number[]): readonly HTMLElement[] {
  const lines = pre.querySelectorAll<HTMLElement>('.line');
  const wrapped: HTMLElement[] = [];
  for (let index = places.length - 4; index >= 0; index -= 4) {
    const [line = -1, column = 0, length = 0, text = 0] = places.slice(index, index + 4);
    const element = lines[line];
    const name = element && wrap(element, column + shiftAt(element, column), length);
    if (!name) continue;
    name.dataset['type'] = String(text);
    wrapped.unshift(name);
  }
  return wrapped;
}

/** Offset of names after the server's URL, which differs from the one in the sources. */
function shiftAt(line: HTMLElement, column: number): number {
  const { origin } = window.location;
  const at = (line.textContent ?? '').indexOf(origin);
  return at === -1 || at >= column ? 0 : origin.length - site.server.sampleOrigin.length;
}

function wrap(line: HTMLElement, column: number, length: number): HTMLElement | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let start = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (column >= start && column + length <= start + text.length) {
      const range = document.createRange();
      range.setStart(text, column - start);
      range.setEnd(text, column - start + length);
      const name = document.createElement('span');
      name.className = 'typed';
      name.tabIndex = -1;
      range.surroundContents(name);
      return name;
    }
    start += text.length;
  }
  return undefined;
}

type Show = (name: HTMLElement) => void;

function listenToPointer(pre: HTMLElement, panel: TypePanel, show: Show): void {
  pre.addEventListener('pointerover', (event) => {
    const name = nameAt(event.target);
    if (name === null) panel.hideSoon();
    else if (event.pointerType === 'mouse') panel.soon(() => show(name));
  });
  pre.addEventListener('pointerleave', () => panel.hideSoon());
  pre.addEventListener('click', (event) => {
    const name = nameAt(event.target);
    if (name !== null) show(name);
  });
  pre.addEventListener('scroll', () => panel.hide());
}

/** Keys that move between names; up and down move to the first name of another line. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const lineSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function listenToKeys(
  pre: HTMLElement,
  panel: TypePanel,
  { names, show }: { readonly names: readonly HTMLElement[]; readonly show: Show },
): void {
  let current = -1;
  pre.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextName(names, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    current = next;
    names[next]?.closest('details')?.setAttribute('open', '');
    names[next]?.focus();
  });
  pre.addEventListener('focusin', ({ target }) => {
    const name = nameAt(target);
    if (name === null) return;
    current = names.indexOf(name);
    show(name);
  });
  pre.addEventListener('focusout', () => panel.hide());
}

/** Up and down scroll the page until a name is selected. */
function nextName(names: readonly HTMLElement[], current: number, key: string): number | undefined {
  const step = steps[key];
  if (step !== undefined) return Math.min(Math.max(current + step, 0), names.length - 1);
  const lineStep = lineSteps[key];
  const from = names[current];
  if (lineStep === undefined || from === undefined) return undefined;
  if (document.activeElement !== from) return undefined;
  const line = from.closest('.line');
  for (let at = current + lineStep; at >= 0 && at < names.length; at += lineStep) {
    if (names[at]?.closest('.line') !== line) return at;
  }
  return current;
}
