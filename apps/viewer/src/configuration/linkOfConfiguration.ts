import type { ViewerLink } from '@mezzanine/bridge';
import type { Configuration } from './readConfiguration.ts';

/** What a configuration and a link both say, in the link's words. */
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
 * The link that opens the viewer as a configuration says. What only a configuration can say (the
 * key, notices, where the page is) is not in it.
 */
export function linkOfConfiguration(configuration: Configuration): ViewerLink {
  return Object.fromEntries(
    shared.flatMap((name) => {
      const value = configuration[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ) as unknown as ViewerLink;
}
