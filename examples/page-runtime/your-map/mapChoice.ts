/** Key in local storage. It only exists while a map of the reader is stored. */
export const choiceKey = 'mezzanine.map';

/** The venue of live examples: their own demo venue, or the reader's map. */
export type MapChoice = 'demo' | 'own';

/** The reader's choice; another value, such as null, if no map of the reader is stored. */
export function readMapChoice(): string | null {
  try {
    return localStorage.getItem(choiceKey);
  } catch {
    return null;
  }
}

/** Calls a listener when the choice may have changed, in any tab. @returns a function that removes it */
export function onMapChoice(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
