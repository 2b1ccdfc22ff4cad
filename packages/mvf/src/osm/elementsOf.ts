import { ringsContain } from '../graph/planeGeometry.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { Position } from '../record-types/geometry.ts';
import type {
  OsmData,
  OsmElement,
  OsmGeometry,
  OsmRelation,
  OsmTags,
  OsmWay,
} from './OsmElement.ts';

/** Tags without information about an element's type; nodes with only these are corners of ways. */
const aboutEdits = new Set([
  'level',
  'repeat_on',
  'source',
  'created_by',
  'note',
  'fixme',
  'FIXME',
]);
const mostParts = 2000;

/** The tagged elements of a file with their geometry. Elements without geometry are noted. */
export function elementsOf(data: OsmData, file: string, log: LossLog): OsmElement[] {
  const elements: OsmElement[] = [];
  const put = (id: string, tags: OsmTags, geometry: OsmGeometry | undefined): void => {
    if (geometry !== undefined) elements.push({ id, tags, geometry });
    else {
      const message = `Ways and multipolygons whose nodes are not in the file, such as ${id}, were left out. Download the area with all nodes of its ways.`;
      log.add({ effect: 'lost', what: 'incomplete way', file, message });
    }
  };
  const tagsOf = outerTags(data);
  for (const [id, { at, tags }] of data.nodes) {
    if (isTagged(tags)) put(`node/${id}`, tags, { type: 'Point', coordinates: at });
  }
  for (const [id, way] of data.ways) {
    if (isTagged(way.tags))
      put(`way/${id}`, way.tags, geometryOfWay(positionsOf(way, data), way.tags));
  }
  for (const [id, relation] of data.relations) {
    const type = relation.tags['type'];
    const tags = tagsOf(relation);
    if (type === 'multipolygon' && isTagged(tags)) {
      put(`relation/${id}`, tags, multipolygon(relation, data));
    } else if (type !== 'multipolygon') {
      const message = `Relations other than multipolygons, such as ${id} of type "${(type ?? '').slice(0, 40)}", were left out.`;
      log.add({ effect: 'lost', what: 'relation', file, message });
    }
  }
  return elements;
}

function isTagged(tags: OsmTags): boolean {
  return Object.keys(tags).some((key) => !aboutEdits.has(key) && key !== 'type');
}

/** The tags of a multipolygon; older ones are on its only outer way. */
function outerTags({ ways }: OsmData): (relation: OsmRelation) => OsmTags {
  return ({ members, tags }) => {
    if (isTagged(tags)) return tags;
    const [only, second] = members.filter(({ role }) => role === 'outer' || role === '');
    return only && !second ? (ways.get(only.ref)?.tags ?? tags) : tags;
  };
}

function positionsOf(way: OsmWay, { nodes }: OsmData): readonly Position[] | undefined {
  if (way.positions !== undefined && way.positions.length > 0) return way.positions;
  const positions = way.nodes.flatMap((id) => {
    const at = nodes.get(id)?.at;
    return at === undefined ? [] : [at];
  });
  return positions.length === way.nodes.length ? positions : undefined;
}

/** Tags of ways that are lines even if they are closed. */
function isLinear(tags: OsmTags): boolean {
  if (tags['area'] === 'yes') return false;
  if (tags['area'] === 'no' || tags['indoor'] === 'wall') return true;
  const isWay = tags['highway'] !== undefined || tags['barrier'] !== undefined;
  return isWay && tags['indoor'] === undefined && tags['highway'] !== 'elevator';
}

function geometryOfWay(
  positions: readonly Position[] | undefined,
  tags: OsmTags,
): OsmGeometry | undefined {
  if (positions === undefined || positions.length < 2) return undefined;
  const isClosed = positions.length > 3 && isSame(positions[0], positions.at(-1));
  return isClosed && !isLinear(tags)
    ? { type: 'Polygon', coordinates: [positions] }
    : { type: 'LineString', coordinates: positions };
}

function multipolygon({ members }: OsmRelation, data: OsmData): OsmGeometry | undefined {
  const ringsOf = (isInner: boolean): Position[][] | undefined => {
    const parts = members
      .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
      .slice(0, mostParts)
      .map((member) => {
        const way = data.ways.get(member.ref);
        return member.positions ?? (way && positionsOf(way, data));
      });
    const known = parts.filter((part) => part !== undefined);
    return known.length === parts.length ? joinedRings(known) : undefined;
  };
  const [outer, inner] = [ringsOf(false), ringsOf(true)];
  if (outer === undefined || inner === undefined || outer.length === 0) return undefined;
  const coordinates = outer.map((ring) => [
    ring,
    ...inner.filter(
      (hole) =>
        hole[0] && ringsContain([ring.map(([x, y]) => [x, y] as const)], [hole[0][0], hole[0][1]]),
    ),
  ]);
  return { type: 'MultiPolygon', coordinates };
}

/** Joins ways end to end to closed rings; undefined if some stay open. */
function joinedRings(ways: readonly (readonly Position[])[]): Position[][] | undefined {
  const open = ways.filter((way) => way.length > 1).map((way) => [...way]);
  const rings: Position[][] = [];
  for (let ring = open.shift(); ring !== undefined; ring = open.shift()) {
    while (!isSame(ring[0], ring.at(-1))) {
      const end = ring.at(-1);
      const index = open.findIndex((way) => isSame(way[0], end) || isSame(way.at(-1), end));
      const next = open[index];
      if (next === undefined) return undefined;
      open.splice(index, 1);
      ring.push(...(isSame(next[0], end) ? next : [...next].reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function isSame(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}
