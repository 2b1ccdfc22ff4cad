import type { Mvf } from '../Mvf.ts';
import type { SpaceProps } from '../schema/space.ts';
import { pointerOf } from './checkContent.ts';
import { brokenReference, type IdSet, type Locate, type Place } from './IdSet.ts';
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

function all(ids: IdSet, given: readonly string[], locate: Locate): void {
  given.forEach((id, i) => ids.mustHave(id, () => within(locate(), `/${i}`)));
}

/** A place further inside a place. */
function within({ file, pointer }: Place, more: string): Place {
  return { file, pointer: `${pointer}${more}` };
}

/** The properties of a feature of a file. */
function propertiesAt(file: string, index: number): Locate {
  return () => ({ file, pointer: `/features/${index}/properties` });
}

function checkFloorStacks({ floorStacks }: Mvf, ids: BundleIds): void {
  const file = 'floorstack.json';
  floorStacks.forEach((stack, i) => {
    all(ids.floors, stack.floors, () => ({ file, pointer: `/${i}/floors` }));
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
      checkSpace(properties, ids, propertiesAt(`space/${floor}.geojson`, i)),
    );
  }
  for (const [floor, features] of Object.entries(venue.obstructions)) {
    features.forEach(({ properties }, i) => {
      const locate = propertiesAt(`obstruction/${floor}.geojson`, i);
      all(ids.passages, properties.entrances, () => within(locate(), '/entrances'));
    });
  }
  for (const [floor, features] of Object.entries(venue.entrances)) {
    features.forEach(({ properties: { node } }, i) => {
      const locate = propertiesAt(`entrance/${floor}.geojson`, i);
      if (node !== undefined) ids.nodes.mustHave(node, () => within(locate(), '/node'));
    });
  }
}

function checkSpace(space: SpaceProps, ids: BundleIds, locate: Locate): void {
  all(ids.nodes, space.destinationNodes, () => within(locate(), '/destinationNodes'));
  if (space.parent !== undefined) {
    ids.spaces.mustHave(space.parent, () => within(locate(), '/parent'));
  }
}

function checkNodes({ nodes }: Mvf, ids: BundleIds): void {
  nodes.forEach(({ properties: { floor, space, neighbors } }, i) => {
    const locate = propertiesAt('node.geojson', i);
    ids.floors.mustHave(floor, () => within(locate(), '/floor'));
    if (typeof space === 'string') ids.spaces.mustHave(space, () => within(locate(), '/space'));
    else if (space) all(ids.spaces, space, () => within(locate(), '/space'));
    neighbors.forEach(({ id }, j) =>
      ids.nodes.mustHave(id, () => within(locate(), `/neighbors/${j}/id`)),
    );
  });
}

function checkConnections({ connections }: Mvf, ids: BundleIds): void {
  connections.forEach(({ nodes }, i) =>
    all(ids.nodes, nodes, () => ({ file: 'connection.json', pointer: `/${i}/nodes` })),
  );
}

function checkStyles({ styles }: Mvf, ids: BundleIds): void {
  const file = 'styles.json';
  for (const [name, group] of Object.entries(styles)) {
    for (const key of ['polygons', 'lineStrings', 'points'] as const) {
      all(ids.shapes, group[key] ?? [], () => ({ file, pointer: pointerOf([name, key]) }));
    }
  }
}

function checkCategories({ categories }: Mvf, ids: BundleIds): void {
  const file = 'category.json';
  categories.forEach(({ parent }, i) => {
    if (parent === undefined) return;
    ids.categories.mustHave(parent, () => ({ file, pointer: `/${i}/parent` }));
  });
}

function checkLocations({ locations }: Mvf, ids: BundleIds): void {
  const file = 'location.json';
  locations.forEach((location, i) => {
    all(ids.categories, location.categories, () => ({ file, pointer: `/${i}/categories` }));
    for (const key of ['spaces', 'obstructions'] as const) {
      location[key]?.forEach(({ id, floor }, j) => {
        const locate = (): Place => ({ file, pointer: `/${i}/${key}/${j}` });
        ids.floors.mustHave(floor, () => within(locate(), '/floor'));
        ids.on(key, floor).mustHave(id, () => within(locate(), '/id'));
      });
    }
  });
}
