import type { Mvf } from '../Mvf.ts';
import { finish, type Steps } from '../steps.ts';
import { checkDirectory, checkShapeReferences } from './checkDirectory.ts';
import { checkEnterprise } from './checkEnterprise.ts';
import { type BundleIds, collectIds } from './collectIds.ts';
import { brokenReference } from './IdSet.ts';
import { propertiesAt, under, within } from './Place.ts';

/** Checks that every reference in the venue has a target in it. Throws `broken-reference`. */
export function checkReferences(venue: Mvf): void {
  finish(referenceChecks(venue));
}

/** As {@link checkReferences}, kind by kind. */
export function* referenceChecks(venue: Mvf): Steps<void> {
  yield;
  const ids = yield* collectIds(venue);
  yield;
  checkFloorStacks(venue, ids);
  checkShapes(venue, ids);
  yield;
  checkExtensions(venue, ids);
  checkNodes(venue, ids);
  yield;
  checkConnections(venue, ids);
  checkStyles(venue, ids);
  checkDirectory(venue, ids);
  yield;
  if (venue.enterprise) checkEnterprise(venue.enterprise, ids);
  checkLanguagePacks(venue);
}

function checkFloorStacks({ floorStacks }: Mvf, ids: BundleIds): void {
  const file = 'floorstack.json';
  floorStacks.forEach((stack, i) => {
    ids.floors.mustHaveAll(stack.floors, () => under(file, i, 'floors'));
    const { defaultFloor } = stack;
    if (defaultFloor !== undefined && !stack.floors.includes(defaultFloor)) {
      throw brokenReference(
        defaultFloor,
        under(file, i, 'defaultFloor'),
        "one of the stack's own floors",
      );
    }
  });
}

function checkShapes(venue: Mvf, ids: BundleIds): void {
  eachFeature(venue.spaces, 'space', ({ destinationNodes, parent }, file, i) => {
    ids.nodes.mustHaveAll(destinationNodes, () =>
      within(propertiesAt(file, i), '/destinationNodes'),
    );
    ids.spaces.mustHave(parent, () => within(propertiesAt(file, i), '/parent'));
  });
  eachFeature(venue.obstructions, 'obstruction', ({ entrances }, file, i) =>
    ids.passages.mustHaveAll(entrances, () => within(propertiesAt(file, i), '/entrances')),
  );
  eachFeature(venue.entrances, 'entrance', ({ node }, file, i) =>
    ids.nodes.mustHave(node, () => within(propertiesAt(file, i), '/node')),
  );
}

function checkExtensions(venue: Mvf, ids: BundleIds): void {
  eachFeature(venue.areas, 'area', ({ destinationNodes }, file, i) =>
    ids.nodes.mustHaveAll(destinationNodes, () =>
      within(propertiesAt(file, i), '/destinationNodes'),
    ),
  );
  eachFeature(venue.floorImages, 'floorImages', ({ anchorId }, file, i) =>
    ids.shapes.mustHave(anchorId, () => within(propertiesAt(file, i), '/anchorId')),
  );
  for (const { floorStack, spaces } of venue.facades) {
    checkShapeReferences('spaces', spaces, ids, () => under(`facade/${floorStack}.json`, 'spaces'));
  }
}

function eachFeature<P>(
  byFloor: Readonly<Record<string, readonly { readonly properties: P }[]>>,
  folder: string,
  check: (properties: P, file: string, index: number) => void,
): void {
  for (const [floor, features] of Object.entries(byFloor)) {
    const file = `${folder}/${floor}.geojson`;
    features.forEach(({ properties }, i) => check(properties, file, i));
  }
}

function checkNodes({ nodes }: Mvf, ids: BundleIds): void {
  nodes.forEach(({ properties: { floor, space, neighbors } }, i) => {
    const locate = () => propertiesAt('node.geojson', i);
    ids.floors.mustHave(floor, () => within(locate(), '/floor'));
    if (Array.isArray(space)) ids.spaces.mustHaveAll(space, () => within(locate(), '/space'));
    else ids.spaces.mustHave(space, () => within(locate(), '/space'));
    neighbors.forEach(({ id }, j) =>
      ids.nodes.mustHave(id, () => within(locate(), `/neighbors/${j}/id`)),
    );
  });
}

function checkConnections({ connections }: Mvf, ids: BundleIds): void {
  connections.forEach(({ nodes }, i) =>
    ids.nodes.mustHaveAll(nodes, () => under('connection.json', i, 'nodes')),
  );
}

function checkStyles({ styles }: Mvf, ids: BundleIds): void {
  for (const [name, group] of Object.entries(styles)) {
    for (const key of ['polygons', 'lineStrings', 'points'] as const) {
      ids.shapes.mustHaveAll(group[key], () => under('styles.json', name, key));
    }
  }
}

function checkLanguagePacks({ languagePacks }: Mvf): void {
  for (const [name, { language }] of Object.entries(languagePacks)) {
    if (language.code === name) continue;
    const place = under(`language/${name}.json`, 'language', 'code');
    throw brokenReference(language.code, place, `its file, "${name}"`);
  }
}
