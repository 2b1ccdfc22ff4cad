import { coordinatesOf, findPlaced, type PlacedEntity } from '../../data/distances/PlacedEntity.ts';
import { MezzanineError } from '../../data/MezzanineError.ts';
import type { Venue } from '../../data/Venue.ts';
import { invalidArgument } from '../../data/expectArgument.ts';

/** Display name; `''` if it has none. */
export function nameOfEntity(entity: PlacedEntity): string {
  return 'name' in entity ? entity.name : '';
}

/** Whether it has a place on the map; a location may have none. */
export function hasPlace(entity: PlacedEntity): boolean {
  return entity.type !== 'location' || coordinatesOf(entity).length > 0;
}

/**
 * Validates a list of entities of a venue as a whole, before anything is created from it.
 *
 * @throws MezzanineError `invalid-argument` if it is not an array of entities, or `unknown-target`
 * for an entity that belongs to another venue
 */
export function expectEntities(venue: Venue, entities: unknown): void {
  if (!Array.isArray(entities)) {
    throw invalidArgument('entities', entities, 'an array of entities');
  }
  for (const [index, entity] of (entities as readonly unknown[]).entries()) {
    if (typeof entity !== 'object' || entity === null || !('type' in entity)) {
      throw invalidArgument(`entities[${index}]`, entity, 'an entity that has a place');
    }
    const { type, id } = entity as PlacedEntity;
    if (findPlaced(venue, entity as PlacedEntity)) continue;
    throw new MezzanineError('unknown-target', {
      given: `entities[${index}] is the ${type} "${id}".`,
      expected: `Expected entities of the venue "${venue.name}".`,
    });
  }
}
