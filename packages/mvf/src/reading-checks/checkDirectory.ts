import type { Mvf } from '../Mvf.ts';
import type { CategoryRecord } from '../record-types/category.ts';
import type { LocationRecord } from '../record-types/location.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { BundleIds, FloorKind } from './collectIds.ts';
import type { IdSet } from './IdSet.ts';
import { type Locate, under, within } from './Place.ts';

/** Checks the references of locations and categories. Throws `broken-reference`. */
export function checkDirectory({ categories, locations }: Mvf, ids: BundleIds): void {
  checkParents(categories, 'category.json', ids.categories);
  locations.forEach((location, i) => {
    const locate = () => under('location.json', i);
    ids.categories.mustHaveAll(location.categories, () => within(locate(), '/categories'));
    checkPlaces(location, ids, locate);
  });
}

/** Checks that the parents of categories exist. */
export function checkParents(
  categories: readonly CategoryRecord[],
  file: string,
  ids: IdSet,
): void {
  categories.forEach(({ parent }, i) => ids.mustHave(parent, () => under(file, i, 'parent')));
}

const placeKinds = ['spaces', 'obstructions', 'entrances', 'areas', 'annotations'] as const;

/** Checks the places that a location references. */
export function checkPlaces(
  location: Partial<Pick<LocationRecord, (typeof placeKinds)[number] | 'connections'>>,
  ids: BundleIds,
  locate: Locate,
): void {
  for (const kind of placeKinds) {
    checkShapeReferences(kind, location[kind], ids, () => within(locate(), `/${kind}`));
  }
  ids.connections.mustHaveAll(location.connections, () => within(locate(), '/connections'));
}

/** Checks that shapes are in the files of the floors that they refer to. */
export function checkShapeReferences(
  kind: FloorKind,
  references: readonly ShapeReference[] | undefined,
  ids: BundleIds,
  locate: Locate,
): void {
  references?.forEach(({ id, floor }, i) => {
    ids.floors.mustHave(floor, () => within(locate(), `/${i}/floor`));
    ids.on(kind, floor).mustHave(id, () => within(locate(), `/${i}/id`));
  });
}
