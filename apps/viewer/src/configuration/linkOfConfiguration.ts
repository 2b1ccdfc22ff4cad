import type { ViewerLink } from '@mezzanine/bridge';
import type { Configuration } from './readConfiguration.ts';

/** Settings that a configuration and a link share, by parameter name. */
const shared = [
  'venue',
  'view',
  'floor',
  'location',
  'departure',
  'stops',
  'accessible',
  'language',
  'youAreHere',
  'heading',
  'camera',
  'search',
  'category',
  'mode',
  'theme',
  'color',
  'stacked',
  'outdoors',
  'idleSeconds',
  'access',
] as const;

/**
 * Converts a configuration to a link. Settings that only a configuration has (the key, notices,
 * the page URL) are omitted.
 */
export function linkOfConfiguration(configuration: Configuration): ViewerLink {
  return Object.fromEntries(
    shared.flatMap((name) => {
      const value = configuration[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ) as unknown as ViewerLink;
}
