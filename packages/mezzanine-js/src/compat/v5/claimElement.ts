import { MezzanineError } from '../../index.ts';

/** Set on an element while a map of an older entry is in it, so that other copies of this code see it. */
const MARK = 'mezzanineMajor';

/**
 * Marks an element as used by an entry.
 *
 * @returns a function that removes the mark, unless a map is still in the element
 * @throws MezzanineError `invalid-argument` if the element has a map of another major version
 */
export function claimElement(element: HTMLElement, major: '4' | '5'): () => void {
  const other = element.dataset[MARK] ?? (hasMap(element) ? '6' : undefined);
  if (other !== undefined && other !== major) {
    throw new MezzanineError('invalid-argument', {
      given: `element has a map of version ${other}.`,
      expected: `Expected an element without a map, or with one of version ${major}.`,
      remedy: 'Call destroy() on that map first, or use another element.',
    });
  }
  element.dataset[MARK] = major;
  return () => {
    if (!hasMap(element)) delete element.dataset[MARK];
  };
}

function hasMap(element: HTMLElement): boolean {
  return element.querySelector(':scope > [data-mezzanine-state]') !== null;
}
