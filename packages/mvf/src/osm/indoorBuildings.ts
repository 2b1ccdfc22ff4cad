import { boxOf, ringsContain, type Vec } from '../graph/planeGeometry.ts';
import { indexBoxes } from '../graph/spatialIndex.ts';
import { WorkBudget } from '../graph/WorkBudget.ts';
import type { Position } from '../record-types/geometry.ts';
import { isBuilding, isIndoor } from './featureOf.ts';
import type { OsmElement, OsmGeometry } from './OsmElement.ts';

/** Buildings of a file. */
export interface IndoorBuildings {
  /** Name of the building that contains an element, by the element's id. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** Ids of the buildings around an element; the others have no indoor map. */
  readonly mapped: ReadonlySet<string>;
}

/** A polygon of a building, in degrees. */
interface Outline {
  readonly id: string;
  readonly name: string;
  readonly rings: readonly (readonly Vec[])[];
}

/**
 * Finds out which building contains each indoor element. If outlines overlap too often, elements
 * after that are in none.
 */
export function indoorBuildings(elements: readonly OsmElement[]): IndoorBuildings {
  const outlines = elements.filter(isBuilding).flatMap((element, i) =>
    polygonsOf(element.geometry).map((rings): Outline => ({
      id: element.id,
      name: nameOf(element) ?? `Building ${i + 1}`,
      rings: rings.map((ring) => ring.map(inPlane)),
    })),
  );
  const names = new Map<string, string>();
  const mapped = new Set<string>();
  const index = indexBoxes(outlines.map(({ rings }) => boxOf(rings[0] ?? [])));
  const budget = new WorkBudget(elements.length);
  for (const element of elements) {
    const [at] = positionsOf(element.geometry);
    if (at === undefined || !isIndoor(element.tags) || isBuilding(element)) continue;
    const [x, y] = inPlane(at);
    const around = index?.search(x, y, x, y).find((i) => {
      const rings = outlines[i]?.rings ?? [];
      budget.spend(rings.reduce((sum, { length }) => sum + length, 0));
      return !budget.isSpent && ringsContain(rings, [x, y]);
    });
    const building = around === undefined ? undefined : outlines[around];
    if (building === undefined) continue;
    names.set(element.id, building.name);
    mapped.add(building.id);
  }
  for (const { id, name } of outlines) if (mapped.has(id)) names.set(id, name);
  return { nameOf: names, mapped };
}

function nameOf({ tags }: OsmElement): string | undefined {
  return tags['name'] ?? tags['addr:housename'] ?? tags['ref'] ?? tags['short_name'];
}

function inPlane([longitude, latitude]: Position): Vec {
  return [longitude, latitude];
}

function polygonsOf(geometry: OsmGeometry): readonly (readonly (readonly Position[])[])[] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
}

function positionsOf(geometry: OsmGeometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'LineString') return geometry.coordinates;
  return polygonsOf(geometry)[0]?.[0] ?? [];
}
