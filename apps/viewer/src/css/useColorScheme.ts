import { useSyncExternalStore } from 'react';

/** Light or dark. */
export type ColorScheme = 'light' | 'dark';

const QUERY = '(prefers-color-scheme: dark)';

/**
 * Returns the current color scheme.
 *
 * @param wanted - `undefined`: the setting of the device, followed when it changes
 */
export function useColorScheme(wanted: ColorScheme | undefined): ColorScheme {
  const isDark = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return wanted ?? (isDark ? 'dark' : 'light');
}

function subscribe(tell: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
