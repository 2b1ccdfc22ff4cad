import { MezzanineError } from '../../index.ts';

/** Set on an element while a map of an older entry is in it, also for other copies of this code. */
const MARK = 'mezzanineMajor';

/**
 * Marks an element as used by an entry.
 *
 * @returns a function that removes the mark
 * @throws MezzanineError `invalid-argument` if the element has a map of another major version
 */
export function claimElement(element: HTMLElement, major: '4' | '5'): () => void {
  const hasMap = element.querySelector(':scope > [data-mezzanine-state]') !== null;
  const other = element.dataset[MARK] ?? (hasMap ? '6' : undefined);
  if (other !== undefined && other !== major) {
    throw new MezzanineError('invalid-argument', {
      given: `element has a map of version ${other}.`,
      expected: `Expected an element without a map, or with one of version ${major}.`,
      remedy: 'Call destroy() on that map first, or use another element.',
    });
  }
  element.dataset[MARK] = major;
  return () => delete element.dataset[MARK];
}
