import { signedArea, type Vec } from '../graph/planeGeometry.ts';
import { elementOfRole, type LayerRole } from '../layers/LayerRole.ts';
import type { Position } from '../record-types/geometry.ts';
import type { PathShape, TextShape } from './Drawing.ts';
import type { Placed } from './expandBlocks.ts';
import type { LayerTable } from './LayerTable.ts';
import { labelOf, textsOfRooms } from './nameRooms.ts';

/** Why an entity is not imported. */
export type Reason = 'paper space' | 'hidden' | 'no role' | 'no use' | 'text outside' | 'door leaf';

/** An entity that is not imported. */
export interface LeftOut {
  readonly entity: Placed;
  readonly reason: Reason;
}

/** The features of a drawing, and the entities that produced none. */
export interface DrawingFeatures {
  readonly features: readonly object[];
  readonly leftOut: readonly LeftOut[];
}

/** Turns a point of the drawing into a position on Earth. */
export type Placing = (point: Vec) => Position;

const roomRoles: ReadonlySet<LayerRole | undefined> = new Set([
  'room',
  'hallway',
  'stairs',
  'elevator',
  'escalator',
]);

/** Roles whose shapes are areas. */
const areaRoles: ReadonlySet<LayerRole | undefined> = new Set([...roomRoles, 'outline', 'column']);

/** Roles of layers whose text is not about rooms. */
const textlessRoles: ReadonlySet<LayerRole | undefined> = new Set([
  'ignore',
  'door',
  'wall',
  'glass',
]);

interface Sorted {
  readonly rooms: (PlacedShape<PathShape> & { readonly role: ShapeRole })[];
  readonly texts: PlacedShape<TextShape>[];
  readonly shapes: (PlacedShape<PathShape> & { readonly role: ShapeRole })[];
  readonly leftOut: LeftOut[];
}

type ShapeRole = keyof typeof elementOfRole;

interface PlacedShape<S> {
  readonly entity: Placed;
  readonly content: S;
}

/** Closed lines that can be rooms. */
export function roomsOf(placed: readonly Placed[], table: LayerTable): readonly PathShape[] {
  return sorted(placed, table).rooms.map(({ content }) => content);
}

/** The features of the entities of a drawing. */
export function featuresOfDrawing(
  placed: readonly Placed[],
  table: LayerTable,
  toPosition: Placing,
): DrawingFeatures {
  const { rooms, texts, shapes, leftOut } = sorted(placed, table);
  const { byRoom, outside } = textsOfRooms(
    rooms.map(({ content }) => content.points),
    texts.map(({ content }) => content),
  );
  const outsideTexts = new Set(outside);
  for (const { entity, content } of texts) {
    if (outsideTexts.has(content)) leftOut.push({ entity, reason: 'text outside' });
  }
  const roomFeatures = rooms.map(({ entity, content, role }, i) => {
    const { name, number, kind, texts: found } = labelOf(byRoom.get(i) ?? []);
    const told = elementOfRole[role][1];
    return featureOf(
      { entity, content, role, toPosition },
      {
        kind: role === 'room' ? (kind ?? told) : told,
        ...(name !== undefined && { name }),
        ...(number !== undefined && { external_id: number }),
        ...(found.length > 0 && { texts: found }),
      },
    );
  });
  const others = shapes.map((shape) => featureOf({ ...shape, toPosition }, {}));
  return { features: [...roomFeatures, ...others], leftOut };
}

/** Groups entities by the features they become. */
function sorted(placed: readonly Placed[], table: LayerTable): Sorted {
  const result: Sorted = { rooms: [], texts: [], shapes: [], leftOut: [] };
  const roleOf = (entity: Placed): LayerRole | undefined =>
    entity.role ?? table.roleOf(entity.layer);
  const doors = placed.filter((entity) => roleOf(entity) === 'door');
  const hasSwings = doors.some((door) => door.content !== undefined && isDoorSymbol(door));
  for (const entity of placed) sortInto(result, entity, roleOf(entity), hasSwings);
  return result;
}

function sortInto(
  result: Sorted,
  entity: Placed,
  role: LayerRole | undefined,
  hasSwings: boolean,
): void {
  const { content, isOutside } = entity;
  if (isOutside !== undefined) result.leftOut.push({ entity, reason: isOutside });
  else if (content?.shape === 'text' && !textlessRoles.has(role)) {
    result.texts.push({ entity, content });
  } else if (role === undefined) result.leftOut.push({ entity, reason: 'no role' });
  else if (content?.shape !== 'path' || role === 'name' || role === 'ignore') {
    result.leftOut.push({ entity, reason: 'no use' });
  } else {
    const reason = reasonAgainst(entity, content, role, hasSwings);
    if (reason !== undefined) result.leftOut.push({ entity, reason });
    else if (roomRoles.has(role)) result.rooms.push({ entity, content, role });
    else result.shapes.push({ entity, content, role });
  }
}

/** Why lines do not have the role of their layer; undefined if they do. */
function reasonAgainst(
  entity: Placed,
  content: PathShape,
  role: ShapeRole,
  hasSwings: boolean,
): Reason | undefined {
  // Next to the swing of a door, lines of its layer are its leaf and frame.
  if (role === 'door') return hasSwings && !isDoorSymbol(entity) ? 'door leaf' : undefined;
  return areaRoles.has(role) && !isArea(content) ? 'no use' : undefined;
}

/** Whether an entity is a door as a whole: its block, or its swing. */
function isDoorSymbol({ type }: Placed): boolean {
  return type === 'ARC' || type === 'INSERT';
}

/** Whether a line is closed around an area. */
function isArea({ points, isClosed }: PathShape): boolean {
  return isClosed && points.length > 2 && signedArea(points) !== 0;
}

interface ShapeToWrite {
  readonly entity: Placed;
  readonly content: PathShape;
  readonly role: ShapeRole;
  readonly toPosition: Placing;
}

function featureOf(
  { entity, content, role, toPosition }: ShapeToWrite,
  { texts, ...more }: Readonly<Record<string, unknown>>,
): object {
  const [element, kind] = elementOfRole[role];
  const { layer, type, handle } = entity;
  const properties = {
    // Placeholder names of rooms are only detected without an element.
    ...(element !== 'space' && { element }),
    kind,
    ...more,
    ...(handle !== '' && { id: handle }),
    metadata: { layer, entity: type, ...(texts !== undefined && { texts }) },
  };
  return { type: 'Feature', geometry: geometryOf(content, role, toPosition), properties };
}

function geometryOf(
  { points, isClosed, center }: PathShape,
  role: ShapeRole,
  toPosition: Placing,
): object {
  const isSymbol = role === 'door' && (isClosed || center !== undefined);
  // The swing and the hinge of a door are a triangle around its opening.
  const corners =
    center === undefined ? points : [center, points[0] ?? center, points.at(-1) ?? center];
  if (areaRoles.has(role) || isSymbol) {
    const ring = (isSymbol ? corners : points).map((point) => toPosition(point));
    return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
  }
  const line = isClosed ? [...points, ...points.slice(0, 1)] : points;
  return { type: 'LineString', coordinates: line.map((point) => toPosition(point)) };
}
