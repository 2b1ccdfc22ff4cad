import Flatbush from 'flatbush';
import { elementOfWord } from '../geojson/elementKinds.ts';
import { boxOf, ringsContain, signedArea, type Vec } from '../graph/planeGeometry.ts';

/** Text in a drawing. */
export interface RoomText {
  readonly text: string;
  readonly at: Vec;
}

/** Data from the text in a room. */
export interface RoomLabel {
  readonly name?: string;
  /** Number of the room, if there is also a name. */
  readonly number?: string;
  /** Kind according to the name, such as `hallway` for "Flur". */
  readonly kind?: string;
  /** All text in the room, from the top. */
  readonly texts: readonly string[];
}

const areaSign = /\d.*(?:m²|m2\b|qm\b|sqm\b|sq\.?\s?m\b|sq\.?\s?ft|ft²|\bsf\b)/i;
/** Bound for the corners of rooms that are compared with texts: a second of work. */
const mostWork = 2e8;

/**
 * Assigns each text to the smallest room around it.
 *
 * @returns texts by index of the room, and the number of texts in no room
 */
export function textsOfRooms(
  rooms: readonly (readonly Vec[])[],
  texts: readonly RoomText[],
): {
  readonly byRoom: ReadonlyMap<number, readonly RoomText[]>;
  readonly outside: readonly RoomText[];
} {
  const byRoom = new Map<number, RoomText[]>();
  if (rooms.length === 0) return { byRoom, outside: texts };
  const index = new Flatbush(rooms.length);
  for (const room of rooms) {
    const { minX, minY, maxX, maxY } = boxOf(room);
    index.add(minX, minY, maxX, maxY);
  }
  index.finish();
  const areas = rooms.map((room) => Math.abs(signedArea(room)));
  const outside: RoomText[] = [];
  let work = 0;
  for (const item of texts) {
    const [x, y] = item.at;
    const near = work > mostWork ? [] : index.search(x, y, x, y);
    work += near.reduce((sum, room) => sum + (rooms[room]?.length ?? 0), 0);
    const smallest = near
      .sort((a, b) => (areas[a] ?? 0) - (areas[b] ?? 0))
      .find((room) => ringsContain([rooms[room] ?? []], item.at));
    if (smallest === undefined) {
      outside.push(item);
      continue;
    }
    const own = byRoom.get(smallest) ?? [];
    byRoom.set(smallest, own);
    own.push(item);
  }
  return { byRoom, outside };
}

/** Determines the name, number, and kind of a room from the text in it. */
export function labelOf(found: readonly RoomText[]): RoomLabel {
  const texts = [...found].sort((a, b) => b.at[1] - a.at[1]).map(({ text }) => text);
  const words = texts.filter((text) => /\p{L}{2}/u.test(text) && !isArea(text));
  const numbers = texts.filter((text) => !words.includes(text) && !isArea(text) && /\d/.test(text));
  const [name] = words;
  const [number] = numbers;
  const bare = name?.replaceAll(/[^\p{L}]+/gu, ' ').trim();
  const known = bare === undefined ? undefined : elementOfWord(bare);
  const shown = name ?? number;
  return {
    texts,
    ...(shown !== undefined && { name: shown }),
    ...(name !== undefined && number !== undefined && { number }),
    ...(known?.element === 'space' && { kind: known.kind }),
  };
}

/** Whether a text is the area of a room, such as `12,5 m²`. */
function isArea(text: string): boolean {
  return text.length < 40 && areaSign.test(text);
}
