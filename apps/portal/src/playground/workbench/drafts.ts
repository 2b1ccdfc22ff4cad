import { readMapChoice } from '@mezzanine/examples/map-choice';
import { chooseMap } from '@mezzanine/examples/your-map';

/** Prefix of keys in session storage, followed by an example's name. */
const prefix = 'mezzanine.playground.';

/** The user's version of an example, kept while the tab is open; null if there is none. */
export function readDraft(example: string): string | null {
  try {
    return window.sessionStorage.getItem(prefix + example);
  } catch {
    // Storage is blocked or full: the editor works without it.
    return null;
  }
}

/** Stores the user's version; null removes it. */
export function keepDraft(example: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(prefix + example);
    else window.sessionStorage.setItem(prefix + example, text);
  } catch {
    // See above.
  }
}

/** The choice for a user's map that is not stored, and so does not outlive this page. */
let isOwnMapWanted = false;

/** Whether examples open on the user's own map. */
export function startsOnYourMap(): boolean {
  const choice = readMapChoice();
  return choice === null ? isOwnMapWanted : choice === 'own';
}

/** Opens examples on the user's own map from now on, or on their own venues. */
export function startOnYourMap(isWanted: boolean): void {
  isOwnMapWanted = isWanted;
  if (readMapChoice() !== null) chooseMap(isWanted ? 'own' : 'demo');
}

/** Stores the user's version when a program from a link replaces it; null removes it. */
export function setAside(example: string, text: string | null): void {
  keepDraft(`${example}.own`, text);
}

/** The user's version that a program from a link replaced; null if there is none. */
export function readAside(example: string): string | null {
  return readDraft(`${example}.own`);
}
