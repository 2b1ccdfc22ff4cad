import { moved, normalOf, type Vec } from '../graph/planeGeometry.ts';
import { type Body, frameOf } from './Bodies.ts';
import type { FloorDraft } from './FloorDraft.ts';
import type { Level, Levels } from './Levels.ts';
import type { ModelTree } from './ModelTree.ts';
import type { Placements } from './Placements.ts';
import type { Product } from './Product.ts';
import {
  areaOf,
  type Beam,
  beamAlong,
  beamOf,
  common,
  containsPoint,
  grown,
  joined,
  pointsOf,
  type Region,
} from './regions.ts';
import type { Shape } from './readShapes.ts';

/** Input for reading the openings of a model. */
export interface OpeningInput {
  readonly tree: ModelTree;
  readonly placements: Placements;
  readonly levels: Levels;
  readonly shapes: ReadonlyMap<number, Shape>;
  readonly floors: ReadonlyMap<Level, FloorDraft>;
  readonly origin: Vec;
}

/** Lengths in meters. */
const narrowestDoor = 0.3;
const widestDoor = 30;
const narrowestPassage = 0.6;
const highestThreshold = 0.3;
const lowestLintel = 1.8;
const eyeLevel = 1.2;
/** Openings are cut a little wider, so that no slivers of wall remain. */
const cutMargin = 0.005;

/** Adds doors, passages, and windows, and returns their cutouts in each wall. */
export function addOpenings(input: OpeningInput): Map<number, Region> {
  const cuts = new Map<number, Region[]>();
  const cut = (wall: Product | undefined, region: Region): void => {
    if (wall !== undefined) cuts.set(wall.id, [...(cuts.get(wall.id) ?? []), region]);
  };
  for (const door of input.tree.ofKind('IfcDoor')) addDoor(input, door, cut);
  for (const window of input.tree.ofKind('IfcWindow')) addWindow(input, window, cut);
  for (const opening of input.tree.ofKind('IfcOpeningElement')) addPassage(input, opening, cut);
  return new Map([...cuts].map(([wall, regions]) => [wall, grown(joined(regions), cutMargin)]));
}

type Cut = (wall: Product | undefined, region: Region) => void;

/** A filled hole, and the wall that it is in. */
interface Hole {
  readonly wall?: Product;
  /** Footprint of the wall. */
  readonly wallRegion?: Region;
  /** Shape of the opening, otherwise of its filling. */
  readonly body?: Body;
  /** The opening, and parts of its filling. */
  readonly parts: readonly Product[];
}

function holeAround({ tree, shapes }: OpeningInput, filler: Product, opening?: Product): Hole {
  const own = shapes.get(filler.id);
  const shapeOf = (product: Product | undefined) => product && shapes.get(product.id);
  const wall = opening && tree.hostOf(opening.id);
  const wallShape = shapeOf(wall);
  const body = (shapeOf(opening) ?? own)?.body;
  const isFilled = opening !== undefined && opening !== filler;
  return {
    parts: [...(isFilled ? [opening] : []), ...(own?.parts ?? [])],
    ...(wall && { wall }),
    ...(wallShape && { wallRegion: wallShape.body.region }),
    ...(body && { body }),
  };
}

function addDoor(input: OpeningInput, door: Product, cut: Cut): void {
  const { tree, levels, floors } = input;
  const hole = holeAround(input, door, tree.openingOf(door.id));
  const level = levels.thresholdOf(door, hole.body?.minZ);
  const floor = level && floors.get(level);
  const beam = beamOfDoor(input, door, hole);
  if (floor === undefined || beam === undefined) return;
  const { lengthMeters, line } = beam;
  if (lengthMeters < narrowestDoor || lengthMeters > widestDoor) return;
  if (hole.body !== undefined) cut(hole.wall, hole.body.region);
  const isOuter = isExterior(floor, beam);
  floor.entrances.push({
    product: door,
    parts: hole.parts,
    kind: 'door',
    line,
    isExterior: isOuter,
  });
}

/** The line of a door: across its opening, in the middle of the wall. */
function beamOfDoor(
  { placements, origin }: OpeningInput,
  door: Product,
  { body, wallRegion }: Hole,
): Beam | undefined {
  const place = placements.of(door.placement);
  const frame = place && frameOf(place, origin);
  if (body !== undefined) return beamIn(body.region, wallRegion, frame?.along);
  // A door without a shape has at least a place and a width.
  const { measure: width } = door;
  if (frame?.along === undefined || width === undefined) return undefined;
  const end = moved(frame.at, frame.along, width);
  return { line: [frame.at, end], lengthMeters: width, widthMeters: 0 };
}

/** The line of an opening along its wall, in the middle of the wall. */
function beamIn(
  region: Region,
  wall: Region | undefined,
  along: Vec | undefined,
): Beam | undefined {
  const inWall = wall === undefined ? [] : common(region, wall);
  const points = pointsOf(inWall.length > 0 ? inWall : region);
  const direction = alongWall(along, wall);
  return direction === undefined ? beamOf(points) : beamAlong(points, direction);
}

/** The direction of a door, or the one across it if the wall goes there. */
function alongWall(along: Vec | undefined, wall: Region | undefined): Vec | undefined {
  const beam = wall && beamOf(pointsOf(wall));
  // The longest direction of a wall with corners is not meaningful.
  if (beam === undefined || beam.widthMeters > 1) return along;
  const [[x0, y0], [x1, y1]] = beam.line;
  const wallAlong: Vec = [(x1 - x0) / beam.lengthMeters, (y1 - y0) / beam.lengthMeters];
  if (along === undefined) return wallAlong;
  const share = Math.abs(along[0] * wallAlong[0] + along[1] * wallAlong[1]);
  return share > 0.5 ? along : wallAlong;
}

function addWindow(input: OpeningInput, window: Product, cut: Cut): void {
  const { tree, levels, floors } = input;
  const opening = tree.openingOf(window.id) ?? openingAround(input, window);
  const { body, wall, wallRegion, parts } = holeAround(input, window, opening);
  const level = body && levels.crossedAt(body, window, eyeLevel);
  const floor = level && floors.get(level);
  const beam = body && beamIn(body.region, wallRegion, undefined);
  if (body === undefined || floor === undefined || beam === undefined) return;
  cut(wall, body.region);
  floor.obstacles.push({ product: window, parts, kind: 'glass', shape: beam.line });
}

/** The opening around a window that does not reference the one it fills. */
function openingAround({ tree, shapes }: OpeningInput, { id }: Product): Product | undefined {
  const own = shapes.get(id)?.body;
  if (own === undefined) return undefined;
  return tree.ofKind('IfcOpeningElement').find((opening) => {
    const body = shapes.get(opening.id)?.body;
    if (body === undefined || tree.isFilled(opening.id)) return false;
    const isAtHeight = body.minZ < own.maxZ && own.minZ < body.maxZ;
    return isAtHeight && areaOf(common(body.region, own.region)) > 0.5 * areaOf(own.region);
  });
}

/** An opening that nothing fills and people can walk through. */
function addPassage(input: OpeningInput, opening: Product, cut: Cut): void {
  const { tree, levels, floors } = input;
  const { body, wall, wallRegion } = holeAround(input, opening, opening);
  if (body === undefined || tree.isFilled(opening.id)) return;
  const level = levels.nearest(body.minZ, opening);
  const floor = level && floors.get(level);
  const beam = beamIn(body.region, wallRegion, undefined);
  if (floor === undefined || beam === undefined || !isOpenAt(body, floor.level.z)) return;
  const { lengthMeters, line } = beam;
  if (lengthMeters < narrowestPassage) return;
  cut(wall, body.region);
  const isOuter = isExterior(floor, beam);
  floor.entrances.push({ product: opening, parts: [], kind: 'opening', line, isExterior: isOuter });
}

/** Whether an opening is from the floor to above people's heads. */
function isOpenAt({ minZ, maxZ }: Body, z: number): boolean {
  return minZ <= z + highestThreshold && maxZ >= z + lowestLintel;
}

/** Distances from the wall's surface at which a space may start. */
const depths = [0.05, 0.2, 0.4, 0.7];

/** Whether a space is on only one side of a line. */
function isExterior({ spaces }: FloorDraft, { line: [a, b], widthMeters }: Beam): boolean {
  const middle: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const normal = normalOf(a, b);
  const hasSpace = (side: 1 | -1): boolean =>
    depths.some((depth) => {
      const at = moved(middle, normal, side * (depth + Math.min(widthMeters, 0.8) / 2));
      return spaces.some(({ kind, region }) => kind !== 'exterior' && containsPoint(region, at));
    });
  return hasSpace(1) !== hasSpace(-1);
}
