import type { Mvf } from '../Mvf.ts';
import type { SpaceProps } from '../schema/space.ts';
import { pointerOf } from './checkContent.ts';
import { brokenReference, type IdSet, type Place } from './IdSet.ts';
import { type BundleIds, collectIds } from './collectIds.ts';

/** Checks that every id in the venue refers to something in it. Throws `broken-reference`. */
export function checkReferences(venue: Mvf): void {
  const ids = collectIds(venue);
  checkFloorStacks(venue, ids);
  checkShapes(venue, ids);
  checkNodes(venue, ids);
  checkConnections(venue, ids);
  checkStyles(venue, ids);
  checkCategories(venue, ids);
  checkLocations(venue, ids);
}

function all(ids: IdSet, given: readonly string[], place: Place): void {
  given.forEach((id, i) => ids.mustHave(id, { ...place, pointer: `${place.pointer}/${i}` }));
}

function checkFloorStacks({ floorStacks }: Mvf, ids: BundleIds): void {
  const file = 'floorstack.json';
  floorStacks.forEach((stack, i) => {
    all(ids.floors, stack.floors, { file, pointer: `/${i}/floors` });
    const { defaultFloor } = stack;
    if (defaultFloor !== undefined && !stack.floors.includes(defaultFloor)) {
      const place = { file, pointer: `/${i}/defaultFloor` };
      throw brokenReference(defaultFloor, place, "one of the stack's own floors");
    }
  });
}

function checkShapes(venue: Mvf, ids: BundleIds): void {
  for (const [floor, features] of Object.entries(venue.spaces)) {
    features.forEach(({ properties }, i) =>
      checkSpace(properties, ids, { file: `space/${floor}.geojson`, pointer: `/features/${i}` }),
    );
  }
  for (const [floor, features] of Object.entries(venue.obstructions)) {
    const file = `obstruction/${floor}.geojson`;
    features.forEach(({ properties }, i) =>
      all(ids.passages, properties.entrances, {
        file,
        pointer: `/features/${i}/properties/entrances`,
      }),
    );
  }
  for (const [floor, features] of Object.entries(venue.entrances)) {
    const file = `entrance/${floor}.geojson`;
    features.forEach(({ properties: { node } }, i) => {
      if (node !== undefined) {
        ids.nodes.mustHave(node, { file, pointer: `/features/${i}/properties/node` });
      }
    });
  }
}

function checkSpace(space: SpaceProps, ids: BundleIds, { file, pointer }: Place): void {
  const within = `${pointer}/properties`;
  all(ids.nodes, space.destinationNodes, { file, pointer: `${within}/destinationNodes` });
  if (space.parent !== undefined) {
    ids.spaces.mustHave(space.parent, { file, pointer: `${within}/parent` });
  }
}

function checkNodes({ nodes }: Mvf, ids: BundleIds): void {
  const file = 'node.geojson';
  nodes.forEach(({ properties: { floor, space, neighbors } }, i) => {
    const within = `/features/${i}/properties`;
    ids.floors.mustHave(floor, { file, pointer: `${within}/floor` });
    if (typeof space === 'string') ids.spaces.mustHave(space, { file, pointer: `${within}/space` });
    else if (space) all(ids.spaces, space, { file, pointer: `${within}/space` });
    neighbors.forEach((neighbor, j) =>
      ids.nodes.mustHave(neighbor.id, { file, pointer: `${within}/neighbors/${j}/id` }),
    );
  });
}

function checkConnections({ connections }: Mvf, ids: BundleIds): void {
  connections.forEach(({ nodes }, i) =>
    all(ids.nodes, nodes, { file: 'connection.json', pointer: `/${i}/nodes` }),
  );
}

function checkStyles({ styles }: Mvf, ids: BundleIds): void {
  for (const [name, group] of Object.entries(styles)) {
    for (const key of ['polygons', 'lineStrings', 'points'] as const) {
      all(ids.shapes, group[key] ?? [], { file: 'styles.json', pointer: pointerOf([name, key]) });
    }
  }
}

function checkCategories({ categories }: Mvf, ids: BundleIds): void {
  categories.forEach(({ parent }, i) => {
    if (parent !== undefined) {
      ids.categories.mustHave(parent, { file: 'category.json', pointer: `/${i}/parent` });
    }
  });
}

function checkLocations({ locations }: Mvf, ids: BundleIds): void {
  const file = 'location.json';
  locations.forEach((location, i) => {
    all(ids.categories, location.categories, { file, pointer: `/${i}/categories` });
    for (const key of ['spaces', 'obstructions'] as const) {
      location[key]?.forEach((reference, j) => {
        const pointer = `/${i}/${key}/${j}`;
        ids.floors.mustHave(reference.floor, { file, pointer: `${pointer}/floor` });
        ids.on(key, reference.floor).mustHave(reference.id, { file, pointer: `${pointer}/id` });
      });
    }
  });
}
