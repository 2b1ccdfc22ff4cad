import type { AreaFeature } from '@mezzanine/mvf';
import type { AreaDesign } from './FloorAdditions.ts';
import { closedRing, type FloorContext, idsOf } from './FloorContext.ts';
import type { FloorLayout } from './layOutFloor.ts';
import { contains, counterclockwise, labelPoint } from './ring.ts';
import { distance, type Vector } from './vector.ts';

/** The areas of a floor. Throws if one has no place to walk to. */
export function buildAreas(context: FloorContext, layout: FloorLayout): AreaFeature[] {
  const { floor, toEarth } = context;
  return (floor.areas ?? []).map(({ key, name, description, ring, metadata }) => {
    const outer = counterclockwise(ring);
    const center = labelPoint([outer]);
    return {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [closedRing(outer, toEarth)] },
      properties: {
        id: idsOf.area(floor.key, key),
        externalId: `${floor.key}/${key}`,
        destinationNodes: [
          idsOf.node(floor.key, nodeIn({ key, name, ring: outer }, center, layout)),
        ],
        center: toEarth(center),
        details: { name, ...(description !== undefined && { description }) },
        ...(metadata && { metadata: { ...metadata } }),
      },
    };
  });
}

/** The public place in the area that is nearest to its center. */
function nodeIn({ name, ring }: AreaDesign, center: Vector, { graph }: FloorLayout): number {
  const inside = graph.nodes.flatMap((node, index) =>
    !node.isService && node.faces.length === 1 && contains([ring], node.at)
      ? [{ index, far: distance(node.at, center) }]
      : [],
  );
  const [nearest] = inside.sort((a, b) => a.far - b.far);
  if (!nearest) throw new RangeError(`No place to walk is in the area ${name}.`);
  return nearest.index;
}
