import type { Venue } from '@mezzanine/react-sdk';
import { findPlace } from '../venue/findPlaces.ts';

/** Name of the first of the given places; undefined if it has none. */
export function titleOf(venue: Venue, names: readonly string[]): string | undefined {
  const [name] = names;
  const place = name === undefined ? undefined : findPlace(venue, name);
  if (!place || !('name' in place) || place.name === '') return undefined;
  return place.name;
}
