import type { SpaceJoin } from '../graph/findShafts.ts';
import type { DraftSpace, FloorDraft } from './FloorDraft.ts';
import type { Level, Levels } from './Levels.ts';
import type { Shape } from './readShapes.ts';
import {
  areaOf,
  common,
  containsPoint,
  filled,
  grown,
  joined,
  polygonsOf,
  type Region,
  regionOfRings,
  simplified,
  without,
} from './regions.ts';
import { type ShaftType, typeOf } from './shaftTypes.ts';
import { footOf, headOf, type StairEnd } from './stairEnds.ts';

/** A connection between floors, with its part on each floor that it reaches. */
export interface Shaft {
  readonly type: ShaftType;
  readonly stops: readonly DraftSpace[];
}

/** A shaft in a space keeps this distance from the space's border, so that it is inside. */
const marginMeters = 0.02;
/** A space that is stairs by this share is a staircase. */
const staircaseShare = 0.5;
const leastShaftSquareMeters = 0.3;

type Floors = ReadonlyMap<Level, FloorDraft>;

/** Adds connections between floors. Stairs within a floor become obstructions to walk on. */
export function addShafts(shapes: readonly Shape[], levels: Levels, floors: Floors): Shaft[] {
  return shapes.flatMap((shape) => {
    const type = typeOf(shape.product);
    if (type === undefined) return [];
    const isElevator = type === 'elevator';
    const reached = isElevator ? elevatorStops(shape, levels, floors) : levels.reachedBy(shape);
    if (reached.length < 2) {
      if (!isElevator) addSteps(shape, levels, floors);
      return [];
    }
    const { corners = [] } = shape.body;
    const stops = reached.flatMap((level, index) => {
      const floor = floors.get(level);
      const isLast = index === reached.length - 1;
      const end = isElevator || (index > 0 && !isLast) ? undefined : endOf(corners, index === 0);
      return (floor && addStop(floor, shape, type, end)) ?? [];
    });
    return [{ type, stops }];
  });
}

function endOf(
  corners: NonNullable<Shape['body']['corners']>,
  isFoot: boolean,
): StairEnd | undefined {
  return isFoot ? footOf(corners) : headOf(corners);
}

/** An elevator whose car is modeled on one floor stops where its shaft is a space. */
function elevatorStops(shape: Shape, levels: Levels, floors: Floors): readonly Level[] {
  const reached = levels.reachedBy(shape);
  if (reached.length > 1) return reached;
  return levels.all.filter((level) =>
    floors
      .get(level)
      ?.spaces.some(
        ({ kind, region }) =>
          kind === 'connection.elevator' && areaOf(common(region, shape.body.region)) > 0,
      ),
  );
}

function addSteps(shape: Shape, levels: Levels, floors: Floors): void {
  const level = levels.standingOf(shape) ?? levels.reachedBy(shape)[0];
  const { product, parts, body } = shape;
  const obstacle = { product, parts, kind: 'steps', shape: body.region } as const;
  if (level !== undefined) floors.get(level)?.obstacles.push(obstacle);
}

/** Adds a shaft to a floor, with an opening to the space in front of it. */
function addStop(
  floor: FloorDraft,
  shape: Shape,
  type: ShaftType,
  end: StairEnd | undefined,
): DraftSpace | undefined {
  const front = end && frontOf(floor, end);
  const space = staircaseAt(floor, shape, type) ?? newShaft(floor, shape, type, front);
  if (space === undefined || end === undefined || front === undefined || front === space)
    return space;
  floor.entrances.push({ parts: [], kind: 'opening', line: end.line, isExterior: false });
  floor.opened.add(space);
  front.region = without(front.region, space.region);
  return space;
}

/** The space where people stand before they step on stairs. */
function frontOf({ spaces, walls }: FloorDraft, { fronts }: StairEnd): DraftSpace | undefined {
  for (const at of fronts) {
    if (containsPoint(walls, at)) return undefined;
    const space = spaces.find(({ region }) => containsPoint(region, at));
    if (space !== undefined) return space;
  }
  return undefined;
}

/** A space that is mostly the shaft, which becomes the shaft. */
function staircaseAt(
  floor: FloorDraft,
  { product, parts, body }: Shape,
  type: ShaftType,
): DraftSpace | undefined {
  const kind = `connection.${type}`;
  const whole = filled(body.region);
  const found = floor.spaces.find((space) => {
    const share = areaOf(common(space.region, whole)) / areaOf(space.region);
    const isShaft = space.kind === kind && space.product?.kind === 'IfcSpace';
    return isShaft ? share > 0.1 : share >= staircaseShare && !space.kind.startsWith('connection.');
  });
  if (found === undefined) return undefined;
  found.kind = kind;
  found.parts.push(product, ...parts);
  return found;
}

/** A space of the shaft itself: inside the space in front of it, and outside of all others. */
function newShaft(
  floor: FloorDraft,
  { product, parts, body }: Shape,
  type: ShaftType,
  front: DraftSpace | undefined,
): DraftSpace | undefined {
  const whole = filled(body.region);
  const around = front ?? largestIn(floor, whole);
  const others = floor.spaces.filter((space) => space !== around);
  const free = without(whole, joined(others.map((space) => space.region)));
  const inside = around === undefined ? [] : common(grown(around.region, -marginMeters), free);
  const isInside = areaOf(inside) > areaOf(free) / 3;
  const outer = outerOf(isInside ? inside : free) ?? outerOf(whole);
  if (outer === undefined) return undefined;
  const space = { product, parts: [...parts], kind: `connection.${type}`, region: outer };
  floor.spaces.push(space);
  return space;
}

function largestIn({ spaces }: FloorDraft, region: Region): DraftSpace | undefined {
  const found = spaces
    .filter(({ kind }) => !kind.startsWith('connection.'))
    .map((space) => ({ space, size: areaOf(common(space.region, region)) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  return found[0]?.space;
}

/** The largest part of a region, without holes. */
function outerOf(region: Region): Region | undefined {
  const [rings] = polygonsOf(simplified(region), leastShaftSquareMeters);
  const [outer] = rings ?? [];
  return outer && regionOfRings([outer]);
}

/** The connections that the shafts are, by the ids of their spaces. */
export function joinsOf(
  shafts: readonly Shaft[],
  placeOf: (space: DraftSpace) => { readonly id: string; readonly floor: string } | undefined,
): SpaceJoin[] {
  const joins = shafts.map(({ type, stops }) => ({
    type,
    spaces: stops.flatMap((space) => placeOf(space) ?? []),
  }));
  return joins.filter(({ spaces }) => new Set(spaces.map(({ floor }) => floor)).size > 1);
}
