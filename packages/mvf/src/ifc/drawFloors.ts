import type { LossLog } from '../report/LossLog.ts';
import { addContacts } from './addContacts.ts';
import { addOpenings, type OpeningInput } from './addOpenings.ts';
import { addShafts, type Shaft } from './addShafts.ts';
import { emptyFloor, type FloorDraft } from './FloorDraft.ts';
import type { Level } from './Levels.ts';
import type { Pace } from '../Pace.ts';
import type { IfcPhase } from './IfcProgress.ts';
import { addGround, addSpaces, deriveRooms, outlineFloor } from './readRooms.ts';
import type { Shape } from './readShapes.ts';
import { typeOf } from './shaftTypes.ts';
import { areaOf, common, joined, type Region, without } from './regions.ts';

/** Input for drawing floors. */
export interface DrawInput extends Omit<OpeningInput, 'floors'> {
  readonly log: LossLog;
  readonly pace: Pace<IfcPhase>;
  readonly file: string;
}

/** Floors, lowest first, and the connections between them. */
export interface DrawnFloors {
  readonly floors: readonly FloorDraft[];
  readonly shafts: readonly Shaft[];
}

/** Puts the shapes of a model on its floors. */
export async function drawFloors(input: DrawInput): Promise<DrawnFloors> {
  const { levels, shapes, log, pace, file } = input;
  const floors = new Map(levels.all.map((level) => [level, emptyFloor(level)]));
  const all = [...shapes.values()];
  const on = (kinds: readonly string[], levelsOfShape: (shape: Shape) => readonly Level[]) => {
    const chosen = all.filter(({ product }) => kinds.includes(product.kind));
    return onLevels(chosen, levelsOfShape);
  };
  const standing = (shape: Shape) => [levels.standingOf(shape)].filter((one) => one !== undefined);
  const spaces = on(['IfcSpace'], standing);
  const walls = on(['IfcWall', 'IfcCurtainWall'], (shape) => levels.cutBy(shape));
  const slabs = on(['IfcSlab'], standing);
  for (const [level, floor] of floors) {
    await pace.step('drawing floors', 0, floors.size);
    floor.walls = joined((walls.get(level) ?? []).map(({ body }) => body.region));
    const floorSlabs = (slabs.get(level) ?? []).filter(({ product }) => product.type !== 'ROOF');
    floor.slabs = joined(floorSlabs.map(({ body }) => body.region));
    addSpaces(floor, spaces.get(level) ?? []);
    if (floor.spaces.length === 0) deriveRooms(floor, file, log);
  }
  const shafts = addShafts(
    all.filter(({ product }) => typeOf(product) !== undefined),
    levels,
    floors,
  );
  const cuts = addOpenings({ ...input, floors });
  const columns = on(['IfcColumn'], (shape) => levels.cutBy(shape));
  const railings = on(['IfcRailing'], standing);
  let contacts = 0;
  let done = 0;
  for (const [level, floor] of floors) {
    await pace.step('drawing floors', done, floors.size);
    done += 1;
    addWalls(floor, walls.get(level) ?? [], cuts);
    addObstacles(floor, 'column', columns.get(level) ?? []);
    addObstacles(floor, 'railing', (railings.get(level) ?? []).filter(isOffStairs(floor)));
    contacts += addContacts(floor);
    outlineFloor(floor);
  }
  addGround([...floors.values()], file, log);
  log.add({
    effect: 'added',
    what: 'opening between spaces',
    count: contacts,
    file,
    message: 'Spaces that touch without a wall between them have an opening at their border.',
  });
  return { floors: [...floors.values()], shafts };
}

function addWalls(
  floor: FloorDraft,
  walls: readonly Shape[],
  cuts: ReadonlyMap<number, Region>,
): void {
  for (const { product, parts, body } of walls) {
    const shape = without(body.region, cuts.get(product.id) ?? []);
    const kind = product.kind === 'IfcCurtainWall' ? 'glass' : 'wall';
    floor.obstacles.push({ product, parts, kind, shape });
  }
}

function addObstacles(
  floor: FloorDraft,
  kind: 'column' | 'railing',
  shapes: readonly Shape[],
): void {
  for (const { product, parts, body } of shapes) {
    floor.obstacles.push({ product, parts, kind, shape: body.region });
  }
}

/** Whether a railing is not next to stairs, where it would block routes. */
function isOffStairs({ spaces }: FloorDraft): (shape: Shape) => boolean {
  const shafts = joined(
    spaces.filter(({ kind }) => kind.startsWith('connection.')).map(({ region }) => region),
  );
  return ({ body }) => areaOf(common(body.region, shafts)) === 0;
}

function onLevels(
  shapes: readonly Shape[],
  levelsOfShape: (shape: Shape) => readonly Level[],
): Map<Level, Shape[]> {
  const found = new Map<Level, Shape[]>();
  for (const shape of shapes) {
    for (const level of levelsOfShape(shape)) {
      const list = found.get(level) ?? [];
      list.push(shape);
      found.set(level, list);
    }
  }
  return found;
}
