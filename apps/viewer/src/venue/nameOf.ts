import type { ViewerTexts } from '../text/texts.ts';
import type { Place } from './findPlaces.ts';

/** Display name of a place; doors have no name. */
export function nameOf(place: Place, texts: ViewerTexts): string {
  if (place.type === 'entrance') return `${texts.place.entrance} · ${place.floor.name}`;
  return place.name || place.externalId || place.id;
}
