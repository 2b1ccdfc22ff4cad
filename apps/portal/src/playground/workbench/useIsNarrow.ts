import { useSyncExternalStore } from 'react';

/** Width at which the parts of the workbench no longer fit next to each other. */
const narrow = '(max-width: 900px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is so narrow that the parts of the workbench are tabs. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
