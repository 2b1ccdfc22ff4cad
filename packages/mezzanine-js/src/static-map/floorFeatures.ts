import { LocalProjection, type LocalPoint } from '../data/LocalProjection.ts';
import type { Floor, Obstruction, Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import { obstructionDefault, spaceDefault } from '../style/kindDefaults.ts';
import type { ColoredFeature } from '../style/colorOfFeature.ts';
import { StyleIndex, type VenueStyle } from '../style/StyleIndex.ts';
import { tintingCategories, tintOf } from '../style/tintOf.ts';
import type { Steps } from '../steps.ts';
import { mapInSteps } from './mapInSteps.ts';

/** Something drawn on a floor, in meters. */
export interface FloorFeature extends ColoredFeature {
  readonly id: string;
  /** Polygons with their holes; empty for a wall along a line. */
  readonly polygons: readonly (readonly (readonly LocalPoint[])[])[];
  /** Centerline of a wall. */
  readonly line: readonly LocalPoint[];
  readonly widthMeters: number;
  readonly opacity: number;
  /** Layer, then height of the top: what is drawn later covers what is below. */
  readonly layer: number;
  readonly topMeters: number;
  /** Whether the edge of an area has an outline. */
  readonly hasLine: boolean;
}

/** The features of a floor. */
export interface FloorFeatures {
  /** The slab. */
  readonly plate: FloorFeature;
  /** Spaces, the lowest first. */
  readonly spaces: readonly FloorFeature[];
  /** Obstructions with an area, the lowest first. */
  readonly objects: readonly FloorFeature[];
  /** Walls along lines. */
  readonly walls: readonly FloorFeature[];
}

/** Layers reserved for spaces inside other spaces. */
const NESTED_LAYER = 0.5;

interface Sources {
  readonly venue: Venue;
  readonly projection: LocalProjection;
  readonly styles: StyleIndex;
}

/** The features of a floor in meters around the center of the venue, in drawing order. */
export function* floorFeatures(venue: Venue, floor: Floor): Steps<FloorFeatures> {
  const projection = new LocalProjection(venue.center);
  const sources: Sources = { venue, projection, styles: new StyleIndex(venue) };
  const obstructions = yield* mapInSteps(floor.obstructions, (one) =>
    obstructionFeature(one, sources),
  );
  return {
    plate: plateFeature(floor, sources),
    spaces: inOrder(yield* spaceFeatures(floor, sources)),
    objects: inOrder(obstructions.filter(({ polygons }) => polygons.length > 0)),
    walls: obstructions.filter(({ line }) => line.length > 0),
  };
}

function inOrder(features: readonly FloorFeature[]): FloorFeature[] {
  return features.toSorted((a, b) => a.layer - b.layer || a.topMeters - b.topMeters);
}

function plateFeature(floor: Floor, { styles, projection }: Sources): FloorFeature {
  const { geometry, id } = floor;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return {
    id,
    polygons: polygons.map((rings) => toLocal(rings, projection)),
    line: [],
    widthMeters: 0,
    role: 'floor',
    tint: undefined,
    layer: 0,
    hasLine: true,
    ...paintFrom(styles.of(id), 0),
  };
}

function* spaceFeatures(floor: Floor, sources: Sources): Steps<FloorFeature[]> {
  const { venue, projection, styles } = sources;
  const categories = tintingCategories(venue);
  const nested = new Set(
    (venue.mvf.spaces[floor.id] ?? [])
      .filter(({ properties }) => properties.parent)
      .map(({ properties }) => properties.id),
  );
  const featureOf = (space: Space): FloorFeature[] => {
    const { geometry, id, kind } = space;
    if (geometry.type !== 'Polygon') return [];
    const { role, layer, heightMeters } = spaceDefault(kind);
    const feature: FloorFeature = {
      id,
      polygons: [toLocal(geometry.coordinates, projection)],
      line: [],
      widthMeters: 0,
      role,
      tint: role === 'room' ? tintOf(space, categories) : undefined,
      layer: layer + (nested.has(id) ? NESTED_LAYER : 0),
      hasLine: role === 'room' || role === 'connection' || role === 'opening',
      ...paintFrom(role === 'opening' ? undefined : styles.of(id), heightMeters),
    };
    return [feature];
  };
  return (yield* mapInSteps(floor.spaces, featureOf)).flat();
}

function obstructionFeature(
  { id, kind, geometry }: Obstruction,
  { projection, styles }: Sources,
): FloorFeature {
  const { role, layer, heightMeters, widthMeters = 0.1 } = obstructionDefault(kind);
  const style = styles.of(id);
  const isArea = geometry.type === 'Polygon';
  return {
    id,
    polygons: isArea ? [toLocal(geometry.coordinates, projection)] : [],
    line: isArea ? [] : geometry.coordinates.map((position) => projection.toLocal(position)),
    widthMeters: style?.width ?? widthMeters,
    role,
    tint: undefined,
    layer,
    hasLine: true,
    ...paintFrom(style, heightMeters),
  };
}

function paintFrom(style: VenueStyle | undefined, heightMeters: number) {
  return {
    color: style?.color,
    opacity: style?.opacity ?? 1,
    topMeters: (style?.altitude ?? 0) + (style?.height ?? heightMeters),
  };
}

function toLocal(
  rings: readonly (readonly (readonly number[])[])[],
  projection: LocalProjection,
): (readonly LocalPoint[])[] {
  return rings.map((ring) => ring.map((position) => projection.toLocal(position)));
}
