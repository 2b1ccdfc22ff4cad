import { ringsContain, type Vec } from '../graph/planeGeometry.ts';
import type { Position } from '../record-types/geometry.ts';
import { isBuilding } from './featureOf.ts';
import type { OsmElement, OsmGeometry } from './OsmElement.ts';

/** Buildings of a file. */
export interface IndoorBuildings {
  /** Name of the building that contains an element, by the element's id. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** Ids of the buildings around an element; the others have no indoor map. */
  readonly mapped: ReadonlySet<string>;
}

/** Finds out which building contains each element on a level. */
export function indoorBuildings(elements: readonly OsmElement[]): IndoorBuildings {
  const buildings = elements.filter(isBuilding).map((element, i) => ({
    id: element.id,
    name: nameOf(element) ?? `Building ${i + 1}`,
    polygons: polygonsOf(element.geometry).map((rings) => rings.map((ring) => ring.map(inPlane))),
  }));
  const names = new Map<string, string>();
  const mapped = new Set<string>();
  for (const element of elements) {
    const [at] = positionsOf(element.geometry);
    if (at === undefined || element.tags['level'] === undefined || isBuilding(element)) continue;
    const around = buildings.find(({ polygons }) =>
      polygons.some((rings) => ringsContain(rings, inPlane(at))),
    );
    if (around === undefined) continue;
    names.set(element.id, around.name);
    mapped.add(around.id);
  }
  for (const { id, name } of buildings) if (mapped.has(id)) names.set(id, name);
  return { nameOf: names, mapped };
}

function nameOf({ tags }: OsmElement): string | undefined {
  return tags['name'] ?? tags['addr:housename'] ?? tags['ref'] ?? tags['short_name'];
}

function inPlane([longitude, latitude]: Position): Vec {
  return [longitude, latitude];
}

type Rings = readonly (readonly Position[])[];

function polygonsOf(geometry: OsmGeometry): readonly Rings[] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
}

function positionsOf(geometry: OsmGeometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'LineString') return geometry.coordinates;
  return polygonsOf(geometry)[0]?.[0] ?? [];
}
