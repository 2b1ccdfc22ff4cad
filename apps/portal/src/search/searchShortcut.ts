/** The effect of a key press on search: none, open it, or open it with this text. */
export type SearchIntent = 'none' | 'toggle' | { readonly query: string };

/** The relevant properties of a key press. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where the key was pressed. */
export interface KeyPlace {
  readonly isInTextField: boolean;
  readonly isOnSearchButton: boolean;
  readonly slashOpens: boolean;
}

/**
 * Uses `key`, not the key code, which does not distinguish F2 from a letter. A printable key on the focused
 * search button starts the query with that key.
 */
export function searchShortcut(press: KeyPress, place: KeyPlace): SearchIntent {
  const isCommand = press.ctrlKey || press.metaKey;
  if (isCommand) return press.key.toLowerCase() === 'k' && !press.altKey ? 'toggle' : 'none';
  if (press.altKey || place.isInTextField) return 'none';
  if (press.key === '/' && place.slashOpens) return { query: '' };
  const isPrintable = [...press.key].length === 1 && press.key !== ' ';
  return place.isOnSearchButton && isPrintable ? { query: press.key } : 'none';
}

/** Whether keys typed in an element edit its text. */
export function isTextField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || /^(input|select|textarea)$/i.test(element.tagName);
}
