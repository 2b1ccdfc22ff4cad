import type { FloorFeature } from '../record-types/floor.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { ImdfContext } from './ImdfContext.ts';

/** Files whose features are drawn on floors. */
const contents = ['unit', 'fixture', 'kiosk', 'section', 'amenity', 'geofence'];

/**
 * Notes floors without a space. If the archive has nothing to draw on any floor, the outlines of the
 * levels become spaces: empty floors would look like a failed import.
 */
export function levelsWithoutUnits(
  floors: readonly FloorFeature[],
  spaces: Map<string, SpaceFeature[]>,
  { log, shapeIds, features }: Pick<ImdfContext, 'log' | 'shapeIds' | 'features'>,
): void {
  const empty = floors.filter(({ properties }) => (spaces.get(properties.id) ?? []).length === 0);
  const place = { file: 'level.geojson', count: empty.length };
  if (contents.some((name) => features(name).length > 0)) {
    const message = `Levels without units, such as ${JSON.stringify(empty[0]?.properties.name.slice(0, 60) ?? '')}, became floors that nobody can enter.`;
    log.add({ effect: 'changed', what: 'level without units', ...place, message });
    return;
  }
  for (const { properties, geometry } of empty) {
    const polygons =
      geometry.type === 'Polygon' ? [geometry.coordinates] : [...geometry.coordinates];
    const made = polygons.map((coordinates): SpaceFeature => ({
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates },
      properties: {
        id: shapeIds.mint(`${properties.id}-outline`),
        kind: 'hallway',
        destinationNodes: [],
        details: { name: properties.name },
      },
    }));
    spaces.set(properties.id, made);
  }
  log.add({
    effect: 'added',
    what: 'outline as one space',
    ...place,
    message:
      'The archive has levels, but no units; the outline of each level is one space. To get rooms and routes, add unit.geojson with a polygon for each room and hallway.',
  });
}
