import type { FacadeRecord } from '../record-types/facade.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { idsIn, type ImdfContext } from './ImdfContext.ts';
import { type ImportedLevels, wantedId } from './importLevels.ts';
import { detailsOf } from './importUnits.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** The ground outside and its buildings. */
export interface ImportedOutdoors {
  /** The outdoor floor; undefined if there is nothing on it. */
  readonly floorId?: string;
  /** The floor and stack that were created for it. */
  readonly made?: { readonly floor: FloorFeature; readonly stack: FloorStackRecord };
  /** Buildings without levels. */
  readonly obstructions: ObstructionFeature[];
  /** Outlines of buildings with levels, and their facades. */
  readonly spaces: SpaceFeature[];
  readonly facades: FacadeRecord[];
}

const none: ImportedOutdoors = { obstructions: [], spaces: [], facades: [] };

/**
 * Places the buildings on the ground: those with levels as facades, others as obstructions. An
 * outdoor floor is created if the archive has none but needs one.
 */
export function importOutdoors(
  context: ImdfContext,
  levels: ImportedLevels,
  hasPaths: boolean,
): ImportedOutdoors {
  const known = levels.floorStacks.find(({ type }) => type === 'Outdoor')?.floors[0];
  const outlines = context.features('building').map((building) => ({
    building,
    polygons: outlineOf(building, context.features('footprint')),
    stack: levels.floorStacks.find(({ externalId }) => externalId === building.id),
  }));
  const hasLoose = outlines.some(({ polygons, stack }) => !stack && polygons.length > 0);
  if (known === undefined && !hasLoose && !hasPaths) return none;
  const made = known === undefined ? makeFloor(context, levels) : undefined;
  const floorId = known ?? made?.floor.properties.id ?? '';
  const outdoors = { floorId, ...none, ...(made !== undefined && { made }) };
  const all = outlines.reduce<ImportedOutdoors>(
    (sum, outline) => withBuilding(sum, outline, floorId, context),
    outdoors,
  );
  // Facades are in the order of the floor stacks, as the format requires.
  const rank = new Map(levels.floorStacks.map(({ id }, i) => [id, i]));
  const rankOf = ({ floorStack }: FacadeRecord): number => rank.get(floorStack) ?? 0;
  return { ...all, facades: [...all.facades].sort((a, b) => rankOf(a) - rankOf(b)) };
}

interface Outline {
  readonly building: ImdfFeature;
  readonly polygons: readonly Position[][][];
  readonly stack: FloorStackRecord | undefined;
}

function withBuilding(
  outdoors: ImportedOutdoors,
  { building, polygons, stack }: Outline,
  floor: string,
  context: ImdfContext,
): ImportedOutdoors {
  if (stack === undefined) {
    const blocks = polygons.map((rings) => blockOf(building, rings, context));
    return { ...outdoors, obstructions: [...outdoors.obstructions, ...blocks] };
  }
  if (polygons.length === 0) return outdoors;
  const own = polygons.map((rings) => facadeOf(building, rings, context));
  const spaces = own.map(({ properties }) => ({ id: properties.id, floor }));
  const facade = { id: `fc_${stack.id}`, floorStack: stack.id, spaces };
  return {
    ...outdoors,
    spaces: [...outdoors.spaces, ...own],
    facades: [...outdoors.facades, facade],
  };
}

function makeFloor(
  context: ImdfContext,
  levels: ImportedLevels,
): { floor: FloorFeature; stack: FloorStackRecord } {
  const taken = new Set(levels.floors.map(({ properties }) => properties.id));
  const id = ['outdoor', 'outdoor-floor', 'outdoor-ground'].find((word) => !taken.has(word));
  const [venue] = context.features('venue');
  const polygons = venue?.shape.polygons ?? [];
  const [polygon] = polygons;
  const floor: FloorFeature = {
    type: 'Feature',
    geometry:
      polygon === undefined
        ? { type: 'Polygon', coordinates: boxAround(levels.floors) }
        : { type: 'MultiPolygon', coordinates: [...polygons] },
    properties: { id: id ?? 'outdoor-0', name: 'Outdoors', elevation: 0 },
  };
  const stack = {
    id: 'fs_outdoor',
    name: 'Outdoors',
    type: 'Outdoor',
    floors: [floor.properties.id],
  };
  context.log.add({
    effect: 'added',
    what: 'outdoor floor',
    file: 'building.geojson',
    message:
      'The archive has buildings or paths outside but no outdoor level; a floor "Outdoors" was created for them.',
  });
  return { floor, stack };
}

function boxAround(floors: readonly FloorFeature[]): Position[][] {
  const all = floors.flatMap(({ geometry }) => geometry.coordinates.flat(3));
  const range = (remainder: number): readonly [number, number] => {
    const own = all.filter((_, i) => i % 2 === remainder);
    return [
      own.reduce((a, b) => Math.min(a, b), Infinity),
      own.reduce((a, b) => Math.max(a, b), -Infinity),
    ];
  };
  const [[west, east], [south, north]] = [range(0), range(1)];
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}

/** The ground footprint of a building, otherwise its own polygons. */
function outlineOf(
  building: ImdfFeature,
  footprints: readonly ImdfFeature[],
): readonly Position[][][] {
  const own = footprints.filter(
    ({ properties, shape }) =>
      shape.polygons.length > 0 && idsIn(properties, 'building_ids').includes(building.id),
  );
  const ground = own.find(({ properties }) => properties['category'] === 'ground') ?? own[0];
  return ground?.shape.polygons ?? building.shape.polygons;
}

function blockOf(
  building: ImdfFeature,
  coordinates: Position[][],
  context: ImdfContext,
): ObstructionFeature {
  const id = context.shapeIds.mint(wantedId(building));
  const details = detailsOf(building.properties, id, context);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates },
    properties: {
      id,
      externalId: building.id,
      kind: 'building',
      entrances: [],
      ...(details !== undefined && { details }),
    },
  };
}

function facadeOf(
  building: ImdfFeature,
  coordinates: Position[][],
  context: ImdfContext,
): SpaceFeature {
  const id = context.shapeIds.mint(`facade-${building.id}`);
  const details = detailsOf(building.properties, id, context);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates },
    properties: {
      id,
      kind: 'facade',
      destinationNodes: [],
      ...(details !== undefined && { details }),
    },
  };
}
