/**
 * The initial query of the search dialog; null while it is closed. Stored outside of the search bar, because
 * each page layout has its own bar: the dialog stays open while the next page loads.
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
