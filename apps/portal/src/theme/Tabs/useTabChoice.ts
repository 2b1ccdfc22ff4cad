import { useSyncExternalStore } from 'react';

/** Selections on this page, if storage is blocked. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The selected tab of a group, from this or another page, and a function to change it. */
export function useTabChoice(group: string): readonly [string | null, (value: string) => void] {
  const key = `docusaurus.tab.${group}`;
  const choice = useSyncExternalStore(
    subscribe,
    () => choices.get(key) ?? stored(key),
    // Every page is built with the first tab open.
    () => null,
  );
  return [
    choice,
    (value) => {
      choices.set(key, value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is blocked: the choice applies to this page only.
      }
      for (const listener of listeners) listener();
    },
  ];
}
