import { brokenReference, IdSet } from '../reading-checks/IdSet.ts';
import { type Locate, propertiesAt, within } from '../reading-checks/Place.ts';
import type { BundleV1, ByLevel } from './BundleV1.ts';

/** Checks that every id in the bundle is unique and that every reference has a target in it. */
export function checkReferencesV1(bundle: BundleV1): void {
  const ids = collectIds(bundle);
  checkBuildings(bundle, ids);
  checkShapes(bundle, ids);
  checkGraph(bundle, ids);
  checkDirectory(bundle, ids);
}

type Ids = ReturnType<typeof collectIds>;

function collectIds(bundle: BundleV1) {
  const shapes = new IdSet('a space, obstruction or opening');
  const ids = {
    buildings: new IdSet('a building in building.geojson'),
    levels: new IdSet('a level, which has a file in levels/'),
    spaces: new IdSet('a space'),
    nodes: new IdSet('a node'),
    passages: new IdSet('an opening or a node'),
    connections: new IdSet('a connection'),
    categories: new IdSet('a category in category.geojson'),
    onLevel: new Map<string, IdSet>(),
  };
  addAll(bundle.buildings, 'building.geojson', [ids.buildings]);
  addAll(bundle.categories, 'category.geojson', [ids.categories]);
  addAll(bundle.locations, 'location.geojson', [new IdSet('a location')]);
  for (const { properties } of bundle.levels) {
    const level = properties.id;
    ids.levels.add(level, () => propertiesAt(`levels/${level}.geojson`, 0));
    for (const [kind, folder, more] of [
      ['spaces', 'space', [shapes, ids.spaces]],
      ['obstructions', 'obstruction', [shapes]],
      ['openings', 'opening', [shapes, ids.passages]],
      ['nodes', 'node', [ids.nodes, ids.passages]],
    ] as const) {
      const file = `${folder}/${level}.geojson`;
      const own = new IdSet(`a feature of ${file}`);
      ids.onLevel.set(`${kind}/${level}`, own);
      addAll(bundle[kind][level] ?? [], file, [own, ...more]);
    }
    for (const { properties } of bundle.connections[level] ?? []) {
      // A connection is in the file of each of its levels, so its id is repeated.
      if (!ids.connections.has(properties.id)) {
        ids.connections.add(properties.id, () => propertiesAt(`connection/${level}.geojson`, 0));
      }
    }
  }
  return ids;
}

interface WithId {
  readonly properties: { readonly id: string };
}

function addAll(features: readonly WithId[], file: string, sets: readonly IdSet[]): void {
  features.forEach(({ properties: { id } }, i) => {
    for (const set of sets) set.add(id, () => within(propertiesAt(file, i), '/id'));
  });
}

function checkBuildings(bundle: BundleV1, ids: Ids): void {
  const { id: venueId, buildings } = bundle.venue.properties;
  ids.buildings.mustHaveAll(buildings, () =>
    within(propertiesAt('venue.geojson', 0), '/buildings'),
  );
  for (const { properties } of bundle.levels) {
    const file = `levels/${properties.id}.geojson`;
    ids.buildings.mustHave(properties.building, () => within(propertiesAt(file, 0), '/building'));
  }
  const buildingOf = new Map(
    bundle.levels.map(({ properties }) => [properties.id, properties.building]),
  );
  bundle.buildings.forEach(({ properties: { id, venue, defaultLevel } }, i) => {
    const place = propertiesAt('building.geojson', i);
    if (venue !== venueId) {
      throw brokenReference(venue, within(place, '/venue'), 'the venue in venue.geojson');
    }
    if (defaultLevel === undefined || buildingOf.get(defaultLevel) === id) return;
    throw brokenReference(
      defaultLevel,
      within(place, '/defaultLevel'),
      "one of the building's own levels",
    );
  });
}

/** Calls with each feature of a folder, after checking that it names the level it is on. */
function eachOn<P extends { readonly level: string }>(
  folder: string,
  byLevel: ByLevel<{ readonly properties: P }>,
  check: (properties: P, locate: Locate) => void,
): void {
  for (const [level, features] of Object.entries(byLevel)) {
    const file = `${folder}/${level}.geojson`;
    features.forEach(({ properties }, i) => {
      const locate: Locate = () => propertiesAt(file, i);
      if (properties.level !== level) {
        const things = `the level that the file is named after, ${JSON.stringify(level)}`;
        throw brokenReference(properties.level, within(locate(), '/level'), things);
      }
      check(properties, locate);
    });
  }
}

function checkShapes(bundle: BundleV1, { spaces, nodes, passages }: Ids): void {
  eachOn('space', bundle.spaces, (space, locate) => {
    nodes.mustHaveAll(space.nodes, () => within(locate(), '/nodes'));
    spaces.mustHave(space.parent, () => within(locate(), '/parent'));
  });
  eachOn('obstruction', bundle.obstructions, ({ openings, parent }, locate) => {
    passages.mustHaveAll(openings, () => within(locate(), '/openings'));
    spaces.mustHave(parent, () => within(locate(), '/parent'));
  });
  eachOn('opening', bundle.openings, (opening, locate) => {
    spaces.mustHaveAll(opening.spaces, () => within(locate(), '/spaces'));
    nodes.mustHave(opening.node, () => within(locate(), '/node'));
  });
}

function checkGraph(bundle: BundleV1, { spaces, nodes }: Ids): void {
  eachOn('node', bundle.nodes, ({ space, neighbors }, locate) => {
    if (typeof space === 'string') spaces.mustHave(space, () => within(locate(), '/space'));
    else spaces.mustHaveAll(space, () => within(locate(), '/space'));
    neighbors.forEach(({ id }, j) =>
      nodes.mustHave(id, () => within(locate(), `/neighbors/${j}/id`)),
    );
  });
  eachOn('connection', bundle.connections, (connection, locate) => {
    nodes.mustHaveAll(connection.nodes, () => within(locate(), '/nodes'));
  });
}

function checkDirectory({ categories, locations }: BundleV1, ids: Ids): void {
  categories.forEach(({ properties: { parent } }, i) => {
    const locate: Locate = () => within(propertiesAt('category.geojson', i), '/parent');
    ids.categories.mustHave(parent, locate);
  });
  locations.forEach(({ properties }, i) => {
    const place = propertiesAt('location.geojson', i);
    ids.categories.mustHaveAll(properties.categories, () => within(place, '/categories'));
    ids.connections.mustHaveAll(properties.connections, () => within(place, '/connections'));
    for (const kind of ['spaces', 'obstructions', 'openings'] as const) {
      properties[kind]?.forEach(({ id, level }, j) => {
        const at = (key: string) => () => within(place, `/${kind}/${j}/${key}`);
        ids.levels.mustHave(level, at('level'));
        const own = ids.onLevel.get(`${kind}/${level}`) ?? new IdSet(`one of the ${kind}`);
        own.mustHave(id, at('id'));
      });
    }
  });
}
