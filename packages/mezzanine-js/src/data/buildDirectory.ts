import type { EnterpriseLocationInstance, Mvf } from '@mezzanine/mvf';
import { buildCategories } from './buildCategories.ts';
import { Location, type SiblingGroup, type Category } from './entities.ts';
import type { Coordinate } from './Coordinate.ts';
import { mergeEnterprise, type MergedLocation } from './enterprise/mergeEnterprise.ts';
import { OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { ZonedClock } from './hours/ZonedClock.ts';
import type { Wording } from './language/Wording.ts';
import { Lists } from './Lists.ts';
import type { LocationPlaces } from './LocationPlaces.ts';
import { LocationState } from './LocationState.ts';

/** The locations and categories of the venue. */
export interface Directory {
  readonly locations: readonly Location[];
  readonly categories: readonly Category[];
  /** Locations and their overrides, by id and by id of the operator's record. */
  readonly locationsById: ReadonlyMap<string, Location>;
  /** Locations by shape id; only for shapes that have one. */
  readonly locationsAt: ReadonlyMap<string, readonly Location[]>;
  /** Locations by connection id; only for connections that have one. */
  readonly locationsOfConnection: ReadonlyMap<string, readonly Location[]>;
}

/** The inputs of a directory. */
export interface DirectorySite {
  readonly mvf: Mvf;
  readonly wording: Wording;
  /** Lists of a location's places, filled later. */
  readonly places: LocationPlaces;
  readonly coordinateOfNode: (nodeId: string) => Coordinate | undefined;
  readonly clock: () => ZonedClock;
}

/** States in which a location is closed regardless of its opening hours. */
const CLOSED_STATES: ReadonlySet<string> = new Set(['closed-temporarily', 'coming-soon']);

/**
 * Builds and links locations and categories, with the operator's records merged in.
 *
 * @throws MezzanineError `invalid-venue` if a category is its own ancestor
 */
export function buildDirectory(site: DirectorySite): Directory {
  const { mvf, wording } = site;
  const merged = mergeEnterprise(mvf);
  const categoryLocations = new Lists<Location>();
  const categoryRecords = merged.categories.map((record) => wording.record(record));
  const categories = buildCategories(categoryRecords, categoryLocations);
  const maker = new LocationMaker(site, categories);
  const locations = merged.locations.map((record) => {
    const location = maker.make(wording.record(record, record.enterpriseId));
    for (const { id } of location.categories) categoryLocations.of(id).push(location);
    return location;
  });
  for (const record of merged.instances) maker.makeInstance(record);
  categoryLocations.freeze();
  return {
    locations: Object.freeze(locations),
    categories: Object.freeze(merged.categories.flatMap(({ id }) => categories.get(id) ?? [])),
    ...maker.finish(),
  };
}

/** An override has only its own places, not all places of its parent. */
const NOWHERE = {
  spaces: [],
  obstructions: [],
  areas: [],
  annotations: [],
  entrances: [],
  connections: [],
  nodes: [],
};

/** Creates locations and records how they are linked. */
class LocationMaker {
  readonly #site: DirectorySite;
  readonly #categories: ReadonlyMap<string, Category>;
  readonly #records = new Map<Location, MergedLocation>();
  readonly #byId = new Map<string, Location>();
  readonly #instances = new Lists<Location>();
  readonly #siblings = new Lists<SiblingGroup>();

  constructor(site: DirectorySite, categories: ReadonlyMap<string, Category>) {
    this.#site = site;
    this.#categories = categories;
  }

  /** @param parent - the location that the record overrides */
  make(record: MergedLocation, parent?: Location): Location {
    const location = new Location({
      ...plainFieldsOf(record),
      ...this.#categoriesOf(record),
      ...this.#placesOf(record),
      ...this.#timesOf(record),
      parent,
      instances: this.#instances.of(record.id),
      siblings: this.#siblings.of(record.id),
    });
    this.#records.set(location, record);
    this.#byId.set(record.id, location);
    if (record.enterpriseId !== undefined) this.#byId.set(record.enterpriseId, location);
    return location;
  }

  /** The fields of a location at one of its places; its parent provides missing fields. */
  makeInstance(instance: EnterpriseLocationInstance): void {
    const parent = this.#byId.get(instance.parent);
    const inherited = parent && this.#records.get(parent);
    if (!inherited) return;
    const own = { ...inherited, ...NOWHERE, ...instance, enterpriseId: instance.id };
    this.#instances.of(parent.id).push(this.make(this.#site.wording.record(own), parent));
  }

  /** Links locations to one another and to their places. */
  finish(): Omit<Directory, 'locations' | 'categories'> {
    const at = new Lists<Location>();
    const ofConnection = new Lists<Location>();
    for (const [location, record] of this.#records) {
      for (const id of shapesOf(record)) placeAt(at.of(id), location);
      for (const id of new Set(record.connections)) placeAt(ofConnection.of(id), location);
      for (const { label, siblings } of record.siblingGroups ?? []) {
        const locations = Object.freeze(siblings.flatMap((id) => this.#byId.get(id) ?? []));
        this.#siblings.of(location.id).push(Object.freeze({ label, locations }));
      }
    }
    for (const lists of [at, ofConnection, this.#instances, this.#siblings]) lists.freeze();
    return {
      locationsById: this.#byId,
      locationsAt: at.all,
      locationsOfConnection: ofConnection.all,
    };
  }

  #categoriesOf({ categories: ids, primaryCategory }: MergedLocation) {
    const categories = Object.freeze(ids.flatMap((id) => this.#categories.get(id) ?? []));
    const primary = categories.find(({ id }) => id === primaryCategory) ?? categories[0];
    return { categories, primaryCategory: primary };
  }

  #placesOf({ id, nodes = [] }: MergedLocation) {
    const { places, coordinateOfNode } = this.#site;
    return {
      spaces: places.spaces.of(id),
      areas: places.areas.of(id),
      obstructions: places.obstructions.of(id),
      entrances: places.entrances.of(id),
      annotations: places.annotations.of(id),
      connections: places.connections.of(id),
      coordinates: Object.freeze(nodes.flatMap((node) => coordinateOfNode(node) ?? [])),
    };
  }

  #timesOf({ openingHoursSpecification: hours = [], states: records = [] }: MergedLocation) {
    const states = records.map(({ type: kind, start, end }) => {
      return new LocationState({ kind, start: dateOf(start), end: dateOf(end) });
    });
    const closures = states
      .filter(({ kind }) => CLOSED_STATES.has(kind))
      .map(({ start, end }) => ({
        start: start?.getTime() ?? -Infinity,
        end: end?.getTime() ?? Infinity,
      }));
    return {
      openingHours: Object.freeze([...hours]),
      states: Object.freeze(states),
      schedule: new OpeningSchedule(hours, this.#site.clock, closures),
    };
  }
}

function plainFieldsOf(record: MergedLocation) {
  const { id, enterpriseId, name, shortName = name, type: kind, amenity, externalId } = record;
  const { description, phone, website, logo, icon, headerImage, sortOrder } = record;
  const { showLogo: showsLogo = false, isHidden = false, metadata = {} } = record;
  return {
    id,
    enterpriseId,
    name,
    shortName,
    kind,
    amenity,
    externalId,
    description,
    phone,
    website,
    logo,
    icon,
    headerImage,
    sortOrder,
    showsLogo,
    isHidden,
    metadata,
    links: Object.freeze([...(record.links ?? [])]),
    social: Object.freeze((record.social ?? []).map(({ name: label, url }) => ({ label, url }))),
    pictures: Object.freeze([...(record.pictures ?? [])]),
    tags: Object.freeze([...(record.searchTags ?? [])]),
  };
}

function shapesOf(record: MergedLocation): ReadonlySet<string> {
  const { spaces, obstructions = [], areas = [], annotations = [], entrances = [] } = record;
  const shapes = [spaces, obstructions, areas, annotations, entrances].flat();
  return new Set(shapes.map(({ id }) => id));
}

/** At places with an override, the override replaces its parent. */
function placeAt(locations: Location[], location: Location): void {
  const parentIndex = location.parent ? locations.indexOf(location.parent) : -1;
  if (parentIndex === -1) locations.push(location);
  else locations[parentIndex] = location;
}

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
