import type { Enterprise, EnterpriseLocation } from '../record-types/enterprise.ts';
import { checkParents, checkPlaces, checkShapeReferences } from './checkDirectory.ts';
import { addRecords, type BundleIds } from './collectIds.ts';
import { brokenReference, IdSet } from './IdSet.ts';
import { type Locate, under, within } from './Place.ts';

const folder = 'enterprise/';
const files = {
  venue: `${folder}venue.json`,
  locations: `${folder}locations.json`,
  instances: `${folder}locationInstances.json`,
  categories: `${folder}categories.json`,
  priorities: `${folder}categoryPriorities.json`,
  layers: `${folder}layers.json`,
};

/** Checks the references of enterprise records. Throws `broken-reference`. */
export function checkEnterprise(enterprise: Enterprise, ids: BundleIds): void {
  const locations = new IdSet(`a location in ${files.locations}`);
  const categories = new IdSet(`a category in ${files.categories}`);
  addRecords(enterprise.locations, files.locations, locations);
  addRecords(enterprise.categories, files.categories, categories);
  checkParents(enterprise.categories, files.categories, categories);
  checkLocations(enterprise, { ...ids, categories, locations });
  locations.mustHaveAll(enterprise.venue?.topLocations, () => under(files.venue, 'topLocations'));
  for (const [id, priorities] of Object.entries(enterprise.categoryPriorities)) {
    locations.mustHave(id, () => under(files.priorities, id));
    categories.mustHaveAll(priorities, () => under(files.priorities, id));
  }
  addRecords(enterprise.layers, files.layers, new IdSet('a layer'));
  enterprise.layers.forEach(({ spaces }, i) =>
    checkShapeReferences('spaces', spaces, ids, () => under(files.layers, i, 'spaces')),
  );
}

interface EnterpriseIds extends BundleIds {
  readonly locations: IdSet;
}

function checkLocations({ locations, locationInstances }: Enterprise, ids: EnterpriseIds): void {
  locations.forEach((location, i) =>
    checkLocation(location, location.categories, ids, () => under(files.locations, i)),
  );
  // Instances and locations are distinguished by id, so their ids are unique together.
  const all = new IdSet('a location or an instance');
  addRecords(locations, files.locations, all);
  addRecords(locationInstances, files.instances, all);
  const categoriesOf = new Map(locations.map(({ id, categories }) => [id, categories]));
  locationInstances.forEach((instance, i) => {
    const locate = () => under(files.instances, i);
    ids.locations.mustHave(instance.parent, () => within(locate(), '/parent'));
    const inherited = categoriesOf.get(instance.parent) ?? [];
    checkLocation(instance, instance.categories ?? inherited, ids, locate);
  });
}

function checkLocation(
  location: Partial<EnterpriseLocation>,
  categories: readonly string[],
  ids: EnterpriseIds,
  locate: Locate,
): void {
  ids.categories.mustHaveAll(location.categories, () => within(locate(), '/categories'));
  ids.nodes.mustHaveAll(location.nodes, () => within(locate(), '/nodes'));
  checkPlaces(location, ids, locate);
  const { primaryCategory } = location;
  if (primaryCategory !== undefined && !categories.includes(primaryCategory)) {
    const place = within(locate(), '/primaryCategory');
    throw brokenReference(primaryCategory, place, "one of the location's own categories");
  }
  location.siblingGroups?.forEach(({ siblings }, i) =>
    ids.locations.mustHaveAll(siblings, () => within(locate(), `/siblingGroups/${i}/siblings`)),
  );
}
