import type { Plan } from '@mezzanine/mvf/fixtures/plan';
import type { Position } from '@mezzanine/mvf';

type Tags = Readonly<Record<string, string>>;

/** OpenStreetMap XML with indoor tags: each plan is a level, and each door is a node. */
export function osmOf(plans: readonly Plan[]): string {
  const nodes: string[] = [];
  const ways: string[] = [];
  const nodeAt = ([lon, lat]: Position, tags: Tags = {}): number => {
    const id = nodes.length + 1;
    nodes.push(`<node id="${id}" lat="${lat}" lon="${lon}" version="1">${tagsOf(tags)}</node>`);
    return id;
  };
  plans.forEach(({ spaces, entrances = [] }, floor) => {
    const level = String(floor);
    for (const { geometry, properties } of spaces) {
      if (geometry.type !== 'Polygon') continue;
      const ids = (geometry.coordinates[0] ?? []).slice(1).map((position) => nodeAt(position));
      const refs = [...ids, ids[0]].map((id) => `<nd ref="${id}"/>`).join('');
      const tags = { ...tagsOfKind(properties.kind), level, ref: properties.id };
      ways.push(`<way id="${ways.length + 1}" version="1">${refs}${tagsOf(tags)}</way>`);
    }
    for (const { geometry } of entrances) {
      const [a = [0, 0], b = a] = geometry.coordinates;
      nodeAt([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], { door: 'hinged', level });
    }
  });
  return `<?xml version="1.0"?><osm version="0.6">${[...nodes, ...ways].join('\n')}</osm>`;
}

function tagsOfKind(kind: string): Tags {
  if (kind === 'hallway') return { indoor: 'corridor' };
  return kind === 'connection.stairs' ? { indoor: 'room', stairs: 'yes' } : { indoor: 'room' };
}

function tagsOf(tags: Tags): string {
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('');
}
