import { emptyVenue } from '../geojson/emptyVenue.ts';
import type { Vec } from '../graph/planeGeometry.ts';
import { IdMint } from '../imdf/IdMint.ts';
import type { Mvf } from '../Mvf.ts';
import type { EntranceFeature } from '../record-types/entrance.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { Position } from '../record-types/geometry.ts';
import type { Manifest } from '../record-types/manifest.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { StyleGroup } from '../record-types/styles.ts';
import type { DraftEntrance, DraftObstacle, DraftSpace, FloorDraft } from './FloorDraft.ts';
import { type Product, sourceOf } from './Product.ts';
import { polygonsOf, type Rings } from './regions.ts';

/** Input for writing a venue. */
export interface VenueInput {
  readonly manifest: Manifest;
  /** Lowest first. */
  readonly floors: readonly FloorDraft[];
  /** Position of a point of the drafts. */
  readonly toPosition: (point: Vec) => Position;
}

/** A venue, and where its drafts are in it. */
export interface WrittenVenue {
  readonly venue: Mvf;
  /** The largest part of a space. */
  readonly placeOf: (space: DraftSpace) => ShapeReference | undefined;
  /** Spaces of several separate parts. */
  readonly divided: number;
}

/** Styles of obstructions by their kind. Lengths are in meters. */
const looks: Readonly<Record<string, StyleGroup>> = {
  wall: { color: '#FFFFFF', height: 3, opacity: 1 },
  glass: { color: '#BFD9E6', height: 3, opacity: 0.35, width: 0.08 },
  column: { color: '#FFFFFF', height: 3, opacity: 1 },
  railing: { color: '#E3E8EA', height: 1.1, opacity: 0.7 },
  steps: { color: '#BDB6A8', height: 0.15, opacity: 1 },
};
const styleNames: Readonly<Record<string, string>> = {
  wall: 'IfcWalls',
  glass: 'IfcGlass',
  column: 'IfcColumns',
  railing: 'IfcRailings',
  steps: 'IfcSteps',
};
/** The validator reports smaller shapes. */
const leastWallSquareMeters = 0.012;

/** Writes the drafts of floors as a venue without a walking graph. */
export function writeVenue({ manifest, floors, toPosition }: VenueInput): WrittenVenue {
  return new VenueWriter(toPosition).write(manifest, floors);
}

class VenueWriter {
  readonly #toPosition: (point: Vec) => Position;
  readonly #ids = new IdMint();
  readonly #floorIds = new IdMint();
  readonly #places = new Map<DraftSpace, ShapeReference>();
  readonly #polygons = new Map<string, string[]>();
  readonly #lines = new Map<string, string[]>();
  #divided = 0;

  constructor(toPosition: (point: Vec) => Position) {
    this.#toPosition = toPosition;
  }

  write(manifest: Manifest, drafts: readonly FloorDraft[]): WrittenVenue {
    const ground = groundOf(drafts);
    const floors = drafts.map((draft, index) =>
      this.#floor(draft, index - ground, drafts[index + 1]),
    );
    const spaces: Record<string, SpaceFeature[]> = {};
    const obstructions: Record<string, ObstructionFeature[]> = {};
    const entrances: Record<string, EntranceFeature[]> = {};
    drafts.forEach((draft, index) => {
      const id = floors[index]?.properties.id ?? '';
      spaces[id] = draft.spaces.flatMap((space) => this.#space(space, id));
      obstructions[id] = draft.obstacles.flatMap((obstacle) => this.#obstacle(obstacle));
      entrances[id] = draft.entrances.map((entrance) => this.#entrance(entrance));
    });
    const empty = emptyVenue(manifest, floors);
    const venue = {
      ...empty,
      floorStacks: stacksOf(drafts, floors, manifest.name),
      spaces,
      obstructions,
      entrances,
      styles: this.#styles(),
    };
    return { venue, placeOf: (space) => this.#places.get(space), divided: this.#divided };
  }

  #floor({ level, outline }: FloorDraft, elevation: number, above?: FloorDraft): FloorFeature {
    const { storey } = level;
    const height = above === undefined ? undefined : above.level.z - level.z;
    const name = storey?.longName ?? storey?.name ?? `Level ${elevation}`;
    return {
      type: 'Feature',
      geometry: this.#multi(outline),
      properties: {
        id: this.#floorIds.mintForFile(`f_${storey?.guid ?? elevation}`),
        name,
        elevation,
        ...(storey?.guid !== undefined && { externalId: storey.guid }),
        ...(height !== undefined && height > 0 && { maxHeight: Math.round(height * 100) / 100 }),
      },
    };
  }

  #multi(polygons: readonly Rings[]): FloorFeature['geometry'] {
    const coordinates = polygons.map((rings) => this.#rings(rings));
    const [only, second] = coordinates;
    return only !== undefined && second === undefined
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates };
  }

  #space(space: DraftSpace, floor: string): SpaceFeature[] {
    const { product, parts, kind, name, shortName } = space;
    const polygons = polygonsOf(space.region, 0.05);
    if (polygons.length > 1) this.#divided += 1;
    return polygons.map((rings, index): SpaceFeature => {
      const id = this.#idOf('s', product);
      if (index === 0) this.#places.set(space, { id, floor });
      const details = {
        ...(name !== undefined && { name }),
        ...(shortName !== undefined && { shortName }),
      };
      return {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: this.#rings(rings) },
        properties: {
          id,
          kind,
          destinationNodes: [],
          ...(Object.keys(details).length > 0 && { details }),
          ...(product === undefined ? { metadata: { derived: true } } : sourceOf(product, parts)),
        },
      };
    });
  }

  #obstacle({ product, parts, kind, shape }: DraftObstacle): ObstructionFeature[] {
    const common = () => ({
      id: this.#idOf('o', product),
      kind,
      entrances: [],
      ...sourceOf(product, parts),
      ...(product.name !== undefined && { details: { name: product.name } }),
    });
    if (isLine(shape)) {
      const properties = common();
      this.#lines.set(kind, [...(this.#lines.get(kind) ?? []), properties.id]);
      const coordinates = shape.map((point) => this.#toPosition(point));
      return [{ type: 'Feature', geometry: { type: 'LineString', coordinates }, properties }];
    }
    return polygonsOf(shape, leastWallSquareMeters).map((rings) => {
      const properties = common();
      this.#polygons.set(kind, [...(this.#polygons.get(kind) ?? []), properties.id]);
      const geometry = { type: 'Polygon' as const, coordinates: this.#rings(rings) };
      return { type: 'Feature', geometry, properties };
    });
  }

  #entrance({ product, parts, kind, line, isExterior }: DraftEntrance): EntranceFeature {
    return {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: line.map((point) => this.#toPosition(point)),
      },
      properties: {
        id: this.#idOf('e', product),
        kind,
        ...(isExterior && { isExterior }),
        ...(product === undefined ? { metadata: { derived: true } } : sourceOf(product, parts)),
      },
    };
  }

  #idOf(prefix: string, product: Product | undefined): string {
    return this.#ids.mint(
      `${prefix}_${(product?.guid ?? product?.id ?? 'derived').toString().slice(0, 64)}`,
    );
  }

  #rings(rings: Rings): Position[][] {
    return rings.map((ring) => {
      const positions = ring.map((point) => this.#toPosition(point));
      const [first] = positions;
      return first === undefined ? [] : [...positions, first];
    });
  }

  #styles(): Record<string, StyleGroup> {
    return Object.fromEntries(
      Object.entries(styleNames).flatMap(([kind, name]) => {
        const polygons = this.#polygons.get(kind);
        const lineStrings = this.#lines.get(kind);
        if (polygons === undefined && lineStrings === undefined) return [];
        const group = { color: '#FFFFFF', ...looks[kind] };
        return [
          [name, { ...group, ...(polygons && { polygons }), ...(lineStrings && { lineStrings }) }],
        ];
      }),
    );
  }
}

function isLine(shape: DraftObstacle['shape']): shape is readonly [Vec, Vec] {
  return typeof shape[0]?.[0] === 'number';
}

/** The index of the floor nearest to the height 0 of its building. */
function groundOf(floors: readonly FloorDraft[]): number {
  let best = 0;
  floors.forEach(({ level }, index) => {
    const other = floors[best]?.level.elevation ?? Infinity;
    if (Math.abs(level.elevation) < Math.abs(other)) best = index;
  });
  return best;
}

function stacksOf(
  drafts: readonly FloorDraft[],
  floors: readonly FloorFeature[],
  venue: string,
): Mvf['floorStacks'] {
  const buildings = [...new Set(drafts.map(({ level }) => level.building))];
  return buildings.map((building, index) => ({
    id: `fs_${building?.guid ?? index + 1}`,
    name: building?.longName ?? building?.name ?? venue,
    type: 'Building',
    ...(building?.guid !== undefined && { externalId: building.guid }),
    floors: floors
      .filter((_, at) => drafts[at]?.level.building === building)
      .map(({ properties }) => properties.id),
  }));
}

/** The middle of the outlines of floors, in meters. */
export function middleOf(floors: readonly FloorDraft[]): Vec {
  const [first] = floors;
  const points = floors.flatMap(({ outline }) => outline.flat(2));
  if (first === undefined || points.length === 0) return [0, 0];
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [(west + east) / 2, (south + north) / 2];
}
