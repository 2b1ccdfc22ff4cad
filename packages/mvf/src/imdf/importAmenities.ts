import { ringsContain } from '../graph/planeGeometry.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { categoryName } from './categories.ts';
import { addTo, idsIn, type ImdfContext, metadataOf, noteDangling, textIn } from './ImdfContext.ts';
import { wantedId } from './importLevels.ts';
import { detailsOf } from './importUnits.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Points of interest, and those of them that are services people search for. */
export interface ImportedAmenities {
  /** By floor. */
  readonly points: Map<string, SpaceFeature[]>;
  readonly services: { feature: ImdfFeature; spaces: ShapeReference[] }[];
}

/** Connections are already on the map, and would only clutter lists. */
const wayCategories = new Set([
  'stairs',
  'elevator',
  'escalator',
  'ramp',
  'movingwalkway',
  'steps',
]);

/**
 * Converts each amenity to a point of interest, on the floor of its unit.
 *
 * @param isExport whether our exporter wrote the archive, which marks amenities with a location
 */
export function importAmenities(context: ImdfContext, isExport: boolean): ImportedAmenities {
  const points = new Map<string, SpaceFeature[]>();
  const services: ImportedAmenities['services'] = [];
  for (const feature of context.features('amenity')) {
    const [place] = feature.shape.points;
    const floor = place === undefined ? undefined : floorOf(feature, place, context);
    if (place === undefined || floor === undefined) {
      noteDangling(context.log, feature, 'unit_ids', 'such amenities were left out');
      continue;
    }
    const id = context.shapeIds.mint(wantedId(feature));
    const category = textIn(feature.properties, 'category') ?? 'unspecified';
    const details = detailsOf(feature.properties, id, context) ?? { name: categoryName(category) };
    const metadata = {
      ...(category !== 'unspecified' && { category }),
      ...metadataOf(feature.properties, ['accessibility']),
    };
    addTo(points, floor, [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: place },
        properties: {
          id,
          externalId: feature.id,
          kind: 'poi',
          destinationNodes: [],
          details,
          ...(Object.keys(metadata).length > 0 && { metadata }),
        },
      },
    ]);
    const isService = isExport
      ? feature.properties['mvf_location'] === true
      : !wayCategories.has(category);
    if (isService) services.push({ feature, spaces: [{ id, floor }] });
  }
  return { points, services };
}

function floorOf(feature: ImdfFeature, place: Position, context: ImdfContext): string | undefined {
  const named = idsIn(feature.properties, 'unit_ids').flatMap(
    (id) => context.unitParts.get(id) ?? [],
  );
  const [first] = named;
  if (first !== undefined) return first.floor;
  const at = [place[0], place[1]] as const;
  const around = context.features('level').filter(({ shape }) =>
    shape.polygons.some((rings) =>
      ringsContain(
        rings.map((ring) => ring.map(([x, y]) => [x, y] as const)),
        at,
      ),
    ),
  );
  // On several floors, a name needs its floor to be unambiguous.
  const [only, second] = around;
  return only === undefined || second !== undefined ? undefined : context.floorOf.get(only.id);
}
