import type { LossLog } from '../report/LossLog.ts';
import type { FloorDraft } from './FloorDraft.ts';
import {
  areaOf,
  closed,
  filled,
  grown,
  joined,
  polygonsOf,
  regionOfRings,
  simplified,
  without,
} from './regions.ts';
import type { Shape } from './readShapes.ts';
import { kindOfSpace } from './spaceKinds.ts';

/** Rooms smaller than this are gaps between walls. */
const leastRoomSquareMeters = 1;
/** Walls of models do not always touch. */
const wallGapMeters = 0.1;

/** Adds the spaces of a floor. */
export function addSpaces(floor: FloorDraft, shapes: readonly Shape[]): void {
  for (const { product, body } of shapes) {
    const { name, longName } = product;
    const shown = longName ?? name;
    floor.spaces.push({
      product,
      parts: [],
      kind: kindOfSpace(product),
      region: body.region,
      ...(shown !== undefined && { name: shown }),
      ...(longName !== undefined && name !== undefined && name !== longName && { shortName: name }),
    });
  }
}

/**
 * Derives the rooms of a floor without spaces: areas that walls enclose, or the whole floor.
 *
 * @param known - whether other floors have spaces
 */
export function deriveRooms(floor: FloorDraft, file: string, log: LossLog): void {
  const walls = closed(floor.walls, wallGapMeters);
  const inside = without(filled(walls), walls);
  const rooms = polygonsOf(simplified(inside), leastRoomSquareMeters);
  for (const [index, rings] of rooms.entries()) {
    const region = regionOfRings(rings);
    floor.spaces.push({ parts: [], kind: 'room', name: `Room ${index + 1}`, region });
  }
  if (rooms.length > 0) {
    const message =
      'Storeys without spaces have the rooms that their walls enclose, with numbers as names. To get real rooms, export spaces (IfcSpace) from the program that made the model.';
    log.add({ effect: 'added', what: 'room between walls', count: rooms.length, file, message });
    return;
  }
  const whole = polygonsOf(joined([floor.slabs, filled(walls)]), leastRoomSquareMeters);
  for (const rings of whole)
    floor.spaces.push({ parts: [], kind: 'hallway', region: regionOfRings(rings) });
  const message =
    'Storeys without spaces, whose walls enclose no rooms, are one space with the outline of their slabs and walls. To get rooms, export spaces (IfcSpace) from the program that made the model.';
  log.add({ effect: 'added', what: 'storey as one space', count: whole.length, file, message });
}

/** Sets the outline of a floor: its spaces, walls, and the slabs below them, without gaps. */
export function outlineFloor(floor: FloorDraft): void {
  const spaces = joined(floor.spaces.map(({ region }) => region));
  const drawn = joined([spaces, floor.walls]);
  const base = areaOf(drawn) > 0 ? drawn : floor.slabs;
  const whole = filled(grown(grown(base, 0.3), -0.3));
  floor.outline = polygonsOf(simplified(areaOf(whole) > 0 ? whole : base), 0.1);
}

/** Width of the ground around a building. */
const groundMeters = 3;

/**
 * Adds the ground around a building to the floor with the most doors that lead outside, if there
 * are at least two, because only the ground may connect parts of the building.
 */
export function addGround(floors: readonly FloorDraft[], file: string, log: LossLog): void {
  const exits = ({ entrances }: FloorDraft): number =>
    entrances.filter(({ isExterior }) => isExterior).length;
  const [floor] = [...floors].sort((a, b) => exits(b) - exits(a));
  const hasGround = floors.some(({ spaces }) => spaces.some(({ kind }) => kind === 'exterior'));
  if (floor === undefined || exits(floor) < 2 || hasGround) return;
  const building = joined(floor.outline.map(regionOfRings));
  const [rings] = polygonsOf(without(grown(filled(building), groundMeters), building), 1);
  if (rings === undefined) return;
  const region = regionOfRings(rings);
  floor.spaces.push({ parts: [], kind: 'exterior', name: 'Outside', region });
  floor.outline = polygonsOf(joined([region, building]), 0.1);
  const message = `The ground within ${groundMeters} m of the building is a space, so that routes can lead from one outer door to another.`;
  log.add({ effect: 'added', what: 'ground outside', file, message });
}
