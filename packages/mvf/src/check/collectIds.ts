import type { Mvf } from '../Mvf.ts';
import { IdSet, type Place } from './IdSet.ts';

/** Every id of a bundle, by what it names. */
export interface BundleIds {
  readonly floors: IdSet;
  readonly spaces: IdSet;
  /** Spaces, obstructions and entrances: whatever can be drawn. */
  readonly shapes: IdSet;
  /** Entrances and nodes: whatever can lead through a wall. */
  readonly passages: IdSet;
  readonly nodes: IdSet;
  readonly categories: IdSet;
  /** The shapes of one floor. */
  readonly on: (kind: 'spaces' | 'obstructions', floor: string) => IdSet;
}

/** Collects the ids of a bundle; throws `invalid-content` where one is used twice. */
export function collectIds(venue: Mvf): BundleIds {
  const floors = new IdSet('a floor in floor.geojson');
  const nodes = new IdSet('a node in node.geojson');
  const passages = new IdSet('an entrance or a node');
  const categories = new IdSet('a category in category.json');
  addFeatures(venue.floors, 'floor.geojson', [floors]);
  addFeatures(venue.nodes, 'node.geojson', [nodes, passages]);
  addRecords(venue.categories, 'category.json', categories);
  addRecords(venue.floorStacks, 'floorstack.json', new IdSet('a floor stack'));
  addRecords(venue.connections, 'connection.json', new IdSet('a connection'));
  addRecords(venue.locations, 'location.json', new IdSet('a location'));
  return { floors, nodes, passages, categories, ...collectShapes(venue, passages) };
}

function collectShapes(venue: Mvf, passages: IdSet) {
  const shapes = new IdSet('a space, obstruction or entrance');
  const spaces = new IdSet('a space');
  const perFloor = new Map<string, IdSet>();
  for (const [kind, more] of [
    ['spaces', [spaces]],
    ['obstructions', []],
    ['entrances', [passages]],
  ] as const) {
    const folder = kind.slice(0, -1);
    for (const [floor, features] of Object.entries(venue[kind])) {
      const file = `${folder}/${floor}.geojson`;
      const own = new IdSet(`a ${folder} in ${file}`);
      perFloor.set(`${kind}/${floor}`, own);
      addFeatures(features, file, [shapes, own, ...more]);
    }
  }
  const on = (kind: 'spaces' | 'obstructions', floor: string): IdSet =>
    perFloor.get(`${kind}/${floor}`) ?? new IdSet(`one of the ${kind} of floor ${floor}`);
  return { shapes, spaces, on };
}

function addFeatures(
  features: readonly { readonly properties: { readonly id: string } }[],
  file: string,
  sets: readonly IdSet[],
): void {
  features.forEach(({ properties: { id } }, i) => {
    const locate = (): Place => ({ file, pointer: `/features/${i}/properties/id` });
    for (const set of sets) set.add(id, locate);
  });
}

function addRecords(records: readonly { readonly id: string }[], file: string, set: IdSet): void {
  records.forEach(({ id }, i) => set.add(id, () => ({ file, pointer: `/${i}/id` })));
}
