import { placeOf } from '../geojson/readShape.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import type { Position } from '../record-types/geometry.ts';
import type { OsmData, OsmMember, OsmTags } from './OsmElement.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the JSON that the Overpass API and the OpenStreetMap API return, with or without geometry.
 *
 * @throws MvfError `invalid-content` if it has no list of elements
 */
export function readOsmJson(content: unknown, file: string): OsmData {
  const elements = isObject(content) ? content['elements'] : undefined;
  if (!Array.isArray(elements)) {
    throw new MvfError(
      'invalid-content',
      `${file} has no array "elements"; expected the JSON of the Overpass API. Request it with [out:json].`,
      { file, pointer: '/elements' },
    );
  }
  const data: OsmData = { nodes: new Map(), ways: new Map(), relations: new Map() };
  for (const element of elements as readonly unknown[]) if (isObject(element)) add(data, element);
  return data;
}

function add(data: OsmData, element: Json): void {
  const id = refOf(element['id']);
  const tags = tagsOf(element['tags']);
  if (id === undefined) return;
  if (element['type'] === 'node') {
    const at = placeOf([element['lon'], element['lat']]);
    if (at !== undefined) data.nodes.set(id, { at, tags });
  } else if (element['type'] === 'way') {
    const nodes = listOf(element['nodes']).flatMap((ref) => refOf(ref) ?? []);
    const positions = positionsOf(element['geometry']);
    data.ways.set(id, { nodes, tags, ...(positions && { positions }) });
  } else if (element['type'] === 'relation') {
    const members = listOf(element['members']).flatMap((member) => memberOf(member) ?? []);
    data.relations.set(id, { members, tags });
  }
}

function memberOf(value: unknown): OsmMember | undefined {
  if (!isObject(value)) return undefined;
  const ref = refOf(value['ref']);
  const { type, role } = value;
  if (ref === undefined || typeof type !== 'string') return undefined;
  const positions = positionsOf(value['geometry']);
  return { type, ref, role: typeof role === 'string' ? role : '', ...(positions && { positions }) };
}

/** The positions of `out geom`. */
function positionsOf(value: unknown): Position[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((at: unknown) => {
    const place = isObject(at) ? placeOf([at['lon'], at['lat']]) : undefined;
    return place === undefined ? [] : [place];
  });
}

/** Tags with text values. */
export function tagsOf(value: unknown): OsmTags {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => {
      const isText = typeof own === 'string' || typeof own === 'number';
      return isText && key !== '__proto__' ? [[key, String(own)]] : [];
    }),
  );
}

function refOf(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
