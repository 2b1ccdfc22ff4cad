import type { Mvf } from '../Mvf.ts';
import type { Steps } from '../steps.ts';
import { IdSet } from './IdSet.ts';
import { at, type Place, propertiesAt, within } from './Place.ts';

/** The folders of a bundle that contain a file for each floor, by their name in {@link Mvf}. */
const floorFolders = {
  spaces: 'space',
  obstructions: 'obstruction',
  entrances: 'entrance',
  areas: 'area',
  annotations: 'annotation',
  floorImages: 'floorImages',
} as const;

/** Kinds of content that each floor has. */
export type FloorKind = keyof typeof floorFolders;

/** Every id in a bundle, by type of object. */
export interface BundleIds {
  readonly floors: IdSet;
  readonly spaces: IdSet;
  /** Everything on a floor: spaces, obstructions, entrances, areas, annotations, images. */
  readonly shapes: IdSet;
  /** Entrances and nodes: whatever can lead through a wall. */
  readonly passages: IdSet;
  readonly nodes: IdSet;
  readonly connections: IdSet;
  readonly categories: IdSet;
  /** Content of a floor of one kind. */
  readonly on: (kind: FloorKind, floor: string) => IdSet;
}

/** Collects the ids of a bundle, file by file; throws `invalid-content` if an id is used twice. */
export function* collectIds(venue: Mvf): Steps<BundleIds> {
  const floors = new IdSet('a floor in floor.geojson');
  const nodes = new IdSet('a node in node.geojson');
  const passages = new IdSet('an entrance or a node');
  const categories = new IdSet('a category in category.json');
  const connections = new IdSet('a connection in connection.json');
  addFeatures(venue.floors, 'floor.geojson', [floors]);
  addFeatures(venue.nodes, 'node.geojson', [nodes, passages]);
  addRecords(venue.categories, 'category.json', categories);
  addRecords(venue.floorStacks, 'floorstack.json', new IdSet('a floor stack'));
  addRecords(venue.connections, 'connection.json', connections);
  addRecords(venue.locations, 'location.json', new IdSet('a location'));
  const facades = new IdSet('a facade');
  for (const { id, floorStack } of venue.facades) {
    facades.add(id, () => at(`facade/${floorStack}.json`, '/id'));
  }
  return {
    floors,
    nodes,
    passages,
    categories,
    connections,
    ...(yield* collectShapes(venue, passages)),
  };
}

function* collectShapes(venue: Mvf, passages: IdSet) {
  const shapes = new IdSet('something on a floor');
  const spaces = new IdSet('a space');
  const more: Partial<Record<FloorKind, IdSet>> = { spaces, entrances: passages };
  const perFloor = new Map<string, IdSet>();
  for (const [kind, folder] of Object.entries(floorFolders) as [FloorKind, string][]) {
    for (const [floor, features] of Object.entries<readonly Identified[]>(venue[kind])) {
      yield;
      const file = `${folder}/${floor}.geojson`;
      const own = new IdSet(`one of the ${kind} in ${file}`);
      perFloor.set(`${kind}/${floor}`, own);
      addFeatures(features, file, [shapes, own, ...(more[kind] ? [more[kind]] : [])]);
    }
  }
  const on = (kind: FloorKind, floor: string): IdSet =>
    perFloor.get(`${kind}/${floor}`) ?? new IdSet(`one of the ${kind} of floor ${floor}`);
  return { shapes, spaces, on };
}

/** A feature with an id. */
interface Identified {
  readonly properties: { readonly id: string };
}

function addFeatures(features: readonly Identified[], file: string, sets: readonly IdSet[]): void {
  features.forEach(({ properties: { id } }, i) => {
    const locate = (): Place => within(propertiesAt(file, i), '/id');
    for (const set of sets) set.add(id, locate);
  });
}

/** Adds the ids of the records of a file; throws `invalid-content` if an id is used twice. */
export function addRecords(
  records: readonly { readonly id: string }[],
  file: string,
  set: IdSet,
): void {
  records.forEach(({ id }, i) => set.add(id, () => at(file, `/${i}/id`)));
}
