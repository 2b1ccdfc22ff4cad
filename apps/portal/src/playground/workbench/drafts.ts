import { yourMapId } from '../your-map/YourMap.ts';

/** Keys of session storage are this and an example's name. */
const prefix = 'mezzanine.playground.';

/** The reader's own version of an example, kept while the tab is open; null where there is none. */
export function readDraft(example: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix + example);
  } catch {
    // Storage is refused or full: the editor works without it.
    return null;
  }
}

/** Keeps the reader's version; null forgets it. */
export function keepDraft(example: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(prefix + example);
    else window.sessionStorage.setItem(prefix + example, text);
  } catch {
    // As above.
  }
}

/** Whether examples are opened on the reader's own map. */
export function startsOnYourMap(): boolean {
  return readDraft('venue') === yourMapId;
}

/** Opens examples on the reader's own map from now on, or each on its own venue. */
export function startOnYourMap(isWanted: boolean): void {
  keepDraft('venue', isWanted ? yourMapId : null);
}

/** Keeps the reader's version beside a program that came with a link; null forgets it. */
export function setAside(example: string, text: string | null): void {
  keepDraft(`${example}.own`, text);
}

/** The reader's version that a program from a link took the place of; null where there is none. */
export function readAside(example: string): string | null {
  return readDraft(`${example}.own`);
}
