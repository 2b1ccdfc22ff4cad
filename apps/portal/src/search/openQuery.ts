/**
 * The query that the search dialog was opened with; null while it is closed. It stands outside of
 * the search bar, since every kind of page has a bar of its own: a reader who opens search while
 * the next page comes keeps the dialog.
 */
let query: string | null = null;
const listeners = new Set<() => void>();

export const openQuery = {
  read: (): string | null => query,
  readOnServer: (): string | null => null,
  set: (next: string | null): void => {
    query = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
} as const;
