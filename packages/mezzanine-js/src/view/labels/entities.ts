import { coordinatesOf, type PlacedEntity } from '../../data/distances/PlacedEntity.ts';
import { invalidArgument } from '../expectArgument.ts';

/** What people call it; `''` where it has no name. */
export function nameOfEntity(entity: PlacedEntity): string {
  return 'name' in entity ? entity.name : '';
}

/** Whether it is anywhere on the map; of a location, the venue may not say where it is. */
export function hasPlace(entity: PlacedEntity): boolean {
  return entity?.type !== 'location' || coordinatesOf(entity).length > 0;
}

/** @throws MezzanineError `invalid-argument` when it is no list */
export function expectEntities(entities: unknown): void {
  if (Array.isArray(entities)) return;
  throw invalidArgument('entities', entities, 'a list of entities, such as venue.pointsOfInterest');
}
