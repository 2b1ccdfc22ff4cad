import type { PlacedEntity } from '../../data/distances/PlacedEntity.ts';
import type { Location } from '../../data/entities.ts';
import type { Venue } from '../../data/Venue.ts';

/**
 * URL of an entity's symbol: its own, otherwise its location's.
 *
 * @returns a loadable URL; `undefined` if the venue has no symbol
 */
export function symbolOf(venue: Venue, entity: PlacedEntity): string | undefined {
  return addressesOf(entity)
    .map((address) => venue.assetUrl(address))
    .find((url) => url !== undefined);
}

function addressesOf(entity: PlacedEntity): (string | undefined)[] {
  if (entity.type === 'location') return ofLocation(entity);
  const own = 'icon' in entity ? [entity.icon] : [];
  const locations = 'locations' in entity ? entity.locations : [];
  return [...own, ...locations.flatMap(ofLocation)];
}

function ofLocation({ logo, icon, categories }: Location): (string | undefined)[] {
  return [logo, icon, ...categories.map((category) => category.icon)];
}
