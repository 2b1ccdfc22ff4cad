import { choiceKey, type MapChoice } from './mapChoice.ts';

/** Changes the venue of live examples on all pages; null when no map of the reader is stored anymore. */
export function chooseMap(choice: MapChoice | null): void {
  try {
    if (choice === null) localStorage.removeItem(choiceKey);
    else localStorage.setItem(choiceKey, choice);
  } catch {
    // Storage is blocked, so no map is stored, either.
  }
  // Browsers only notify other tabs.
  dispatchEvent(new Event('storage'));
}
