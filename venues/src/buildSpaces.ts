import type { SpaceFeature } from '@mezzanine/mvf';
import { closedRing, type FloorContext, idsOf, unitOf } from './FloorContext.ts';
import { hall } from './FloorPlan.ts';
import { destinationsIn, type FloorLayout } from './layOutFloor.ts';
import { contains, labelPoint } from './ring.ts';
import { distance } from './vector.ts';
import type { PointOfInterest } from './VenueDesign.ts';

/** The spaces of a floor: hall, rooms, and points of interest. */
export function buildSpaces(context: FloorContext, layout: FloorLayout): SpaceFeature[] {
  const { plan } = context.floor;
  const faces = [
    {
      unit: unitOf(hall, plan),
      face: hall,
      kind: plan.hallKind ?? 'hallway',
      style: plan.hallStyle ?? 'Hallways',
      name: plan.hallName,
    },
    ...plan.rooms.map((room) => ({ ...room, face: room.unit })),
  ];
  return [
    ...faces.map((face) => buildSpace(face, context, layout)),
    ...context.floor.points.map((point, i) => buildPoint(`POI-${i + 1}`, point, context, layout)),
  ];
}

interface Face {
  readonly unit: string;
  readonly face: string;
  readonly kind: string;
  readonly style: string;
  readonly name?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

function buildSpace(face: Face, context: FloorContext, layout: FloorLayout): SpaceFeature {
  const { floor, occupancy, styles, toEarth } = context;
  const id = idsOf.space(floor.key, face.unit);
  const rings = layout.faces.get(face.face) ?? [];
  const tenant = occupancy.get(`${floor.key}/${face.unit}`);
  const name = face.name ?? tenant?.record.name;
  styles.add(tenant?.style ?? face.style, 'polygons', id);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: rings.map((ring) => closedRing(ring, toEarth)) },
    properties: {
      id,
      externalId: face.unit,
      kind: face.kind,
      destinationNodes: destinationsIn(layout, face.face).map((node) =>
        idsOf.node(floor.key, node),
      ),
      center: toEarth(labelPoint(rings)),
      ...(name !== undefined && { details: { name } }),
      ...(face.metadata && { metadata: { ...face.metadata } }),
    },
  };
}

function buildPoint(
  number: string,
  point: PointOfInterest,
  context: FloorContext,
  layout: FloorLayout,
): SpaceFeature {
  const { floor, styles, toEarth } = context;
  const unit = point.unit ?? number;
  const id = idsOf.space(floor.key, unit);
  styles.add('Points', 'points', id);
  const face = [...layout.faces].find(([, rings]) => contains(rings, point.at))?.[0];
  const place = layout.graph.nodes
    .map((node, index) => ({ node, index, far: distance(node.at, point.at) }))
    .filter(({ node }) => node.faces.length === 1 && node.faces[0] === face)
    .sort((a, b) => a.far - b.far)[0];
  if (!place) {
    throw new RangeError(`${point.name} is not where people walk on ${floor.name}.`);
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: toEarth(point.at) },
    properties: {
      id,
      externalId: unit,
      kind: 'poi',
      destinationNodes: [idsOf.node(floor.key, place.index)],
      center: toEarth(point.at),
      details: { name: point.name },
    },
  };
}
