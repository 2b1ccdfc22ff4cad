import { SaxesParser } from 'saxes';
import { MvfError } from '../MvfError.ts';
import { placeOf } from '../geojson/readShape.ts';
import type { OsmData, OsmMember } from './OsmElement.ts';

const deepest = 16;

interface Draft {
  readonly type: 'node' | 'way' | 'relation';
  readonly attributes: Readonly<Record<string, string>>;
  readonly tags: Map<string, string>;
  readonly nodes: string[];
  readonly members: OsmMember[];
}

/**
 * Reads OpenStreetMap XML. Deleted elements are left out; document types and external entities are
 * not resolved.
 *
 * @throws MvfError `invalid-content` if it is not well formed, or is other XML
 */
export function readOsmXml(text: string, file: string): OsmData {
  const data: OsmData = { nodes: new Map(), ways: new Map(), relations: new Map() };
  const parser = new SaxesParser({});
  let draft: Draft | undefined;
  let depth = 0;
  parser.on('error', (error) => {
    throw broken(file, error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw broken(file, `has elements more than ${deepest} deep`);
    if (depth === 1 && name !== 'osm') throw otherXml(file, name);
    if (depth === 2 && (name === 'node' || name === 'way' || name === 'relation')) {
      draft = { type: name, attributes, tags: new Map(), nodes: [], members: [] };
    } else if (depth === 3 && draft !== undefined) {
      addChild(draft, name, attributes);
    }
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (depth !== 1 || draft === undefined) return;
    addElement(data, draft);
    draft = undefined;
  });
  parser.write(text).close();
  return data;
}

function addChild(draft: Draft, name: string, attributes: Readonly<Record<string, string>>): void {
  const { k, v, ref, type = '', role = '' } = attributes;
  if (name === 'tag' && k !== undefined && v !== undefined) draft.tags.set(k, v);
  else if (name === 'nd' && ref !== undefined) draft.nodes.push(ref);
  else if (name === 'member' && ref !== undefined) draft.members.push({ type, ref, role });
}

function addElement(data: OsmData, draft: Draft): void {
  const { id, lat, lon, visible, action } = draft.attributes;
  if (id === undefined || visible === 'false' || action === 'delete') return;
  const tags = Object.fromEntries([...draft.tags].filter(([key]) => key !== '__proto__'));
  if (draft.type === 'way') data.ways.set(id, { nodes: draft.nodes, tags });
  else if (draft.type === 'relation') data.relations.set(id, { members: draft.members, tags });
  else {
    const at = placeOf([Number(lon ?? NaN), Number(lat ?? NaN)]);
    if (at !== undefined && !at.some(Number.isNaN)) data.nodes.set(id, { at, tags });
  }
}

function broken(file: string, reason: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} is not well-formed XML: ${reason.slice(0, 200)}; expected OpenStreetMap data. Download it again.`,
    { file },
  );
}

function otherXml(file: string, root: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} is XML with the root element <${root.slice(0, 60)}>; expected <osm>, as OpenStreetMap editors save it. Export the building as .osm.`,
    { file },
  );
}
