/* oxlint-disable max-lines -- Every class here names others in a circle, and files must not import each other. */
import type {
  ConnectionRecord,
  LineString,
  MultiPolygon,
  OpeningHours,
  Point,
  Polygon,
  SpaceKind,
} from '@mezzanine/mvf';
import type { Coordinate } from './Coordinate.ts';
import type { OpeningChange, OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { Link } from './Link.ts';
import type { LocationState } from './LocationState.ts';
import type { Picture } from './Picture.ts';

/** Floors above one another: a building, or the ground around it. */
export class FloorStack {
  /** The entity type; narrows a union of entities. */
  readonly type = 'floor-stack';
  /** Unique within the venue. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Short name; the name if the venue has no short name. */
  readonly shortName: string;
  /** Whether the floors belong to a building or lie outdoors. */
  readonly kind: 'building' | 'outdoor';
  /** At least one floor, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** The floor to show first: the venue's choice, otherwise the one nearest to the ground. */
  readonly defaultFloor: Floor;

  /** @internal Made by `loadVenue`. */
  constructor(
    fields: Pick<FloorStack, 'id' | 'name' | 'shortName' | 'kind'>,
    makeFloors: (stack: FloorStack) => readonly Floor[],
    chooseDefault: (floors: readonly Floor[]) => Floor,
  ) {
    this.id = fields.id;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.kind = fields.kind;
    this.floors = makeFloors(this);
    this.defaultFloor = chooseDefault(this.floors);
  }
}

/** One floor of a floor stack. */
export class Floor {
  /** The entity type; narrows a union of entities. */
  readonly type = 'floor';
  /** Unique within the venue. */
  readonly id: string;
  /** Display name, for example `Level 1`. */
  readonly name: string;
  /** Short name for buttons, for example `L1`; the name if the venue has no short name. */
  readonly shortName: string;
  /** Position in the building: 0 is the ground floor, negative is below ground, positive above. */
  readonly elevation: number;
  /** Height to the next floor, in meters; 4 if the venue has none. */
  readonly heightMeters: number;
  /** The stack this floor belongs to. */
  readonly floorStack: FloorStack;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon | MultiPolygon;
  /** Rooms, hallways, and other areas on this floor. */
  readonly spaces: readonly Space[];
  /** Walls, columns, furniture, and other obstacles. */
  readonly obstructions: readonly Obstruction[];
  /** Doors and openings on this floor. */
  readonly entrances: readonly Entrance[];
  /** Parts of this floor without walls around them. */
  readonly areas: readonly Area[];
  /** Fire extinguishers, exits, and other annotations on this floor. */
  readonly annotations: readonly Annotation[];
  /** Points of interest on this floor; they are also listed in `spaces`. */
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Images placed on this floor; `mapView.images.addFloorImages` shows them. */
  readonly floorImages: readonly FloorImage[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Floor, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.elevation = fields.elevation;
    this.heightMeters = fields.heightMeters;
    this.floorStack = fields.floorStack;
    this.geometry = fields.geometry;
    this.spaces = fields.spaces;
    this.obstructions = fields.obstructions;
    this.entrances = fields.entrances;
    this.areas = fields.areas;
    this.annotations = fields.annotations;
    this.pointsOfInterest = fields.pointsOfInterest;
    this.floorImages = fields.floorImages;
  }
}

/** An area of a floor that people can enter, or a point of interest on it. */
export class Space {
  /** The entity type; narrows a union of entities. */
  readonly type = 'space';
  /** Unique within the venue. */
  readonly id: string;
  /** Its own name, otherwise the name of its first location, otherwise `''`. */
  readonly name: string;
  /** `room`, `hallway`, `connection.stairs`, and so on; venues may add their own. */
  readonly kind: SpaceKind;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Anchor of the label: the venue's choice, otherwise a point inside the space. */
  readonly center: Coordinate;
  /** Polygon, or a point if the space has no extent; GeoJSON, WGS84. */
  readonly geometry: Polygon | Point;
  /** The venue owner's external id, such as a unit number. */
  readonly externalId: string | undefined;
  /** Floor area in square meters; 0 for a point. */
  readonly areaSquareMeters: number;
  /** Doors and openings on its boundary. */
  readonly doors: readonly Entrance[];
  /** Tenants and services in this space: shops, offices, amenities. */
  readonly locations: readonly Location[];
  /** Categories of its locations, without duplicates. */
  readonly categories: readonly Category[];
  /** Description, if the venue has one. */
  readonly description: string | undefined;
  /** Custom properties added by the venue's author. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Space, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.center = fields.center;
    this.geometry = fields.geometry;
    this.externalId = fields.externalId;
    this.areaSquareMeters = fields.areaSquareMeters;
    this.doors = fields.doors;
    this.locations = fields.locations;
    this.categories = fields.categories;
    this.description = fields.description;
    this.metadata = fields.metadata;
  }
}

/** A place without walls that people look for: an ATM, a meeting point, parcel lockers. */
export class PointOfInterest {
  /** The entity type; narrows a union of entities. */
  readonly type = 'point-of-interest';
  /** Unique in the venue; the id of its space. */
  readonly id: string;
  /** Its own name, otherwise the name of its first location, otherwise `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly center: Coordinate;
  /** The space of kind `poi` that stores it, for methods that take a space. */
  readonly space: Space;
  /** Description, if the venue has one. */
  readonly description: string | undefined;
  /**
   * URL or name of its icon: its own, otherwise the icon of its first location. `venue.assetUrl`
   * resolves it to a loadable URL.
   */
  readonly icon: string | undefined;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** Tenants and services at this point. */
  readonly locations: readonly Location[];
  /** Categories of its locations, without duplicates. */
  readonly categories: readonly Category[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<PointOfInterest, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.space = fields.space;
    this.description = fields.description;
    this.icon = fields.icon;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.categories = fields.categories;
  }
}

/** A part of a floor without walls around it: a department, a zone. Areas may overlap. */
export class Area {
  /** The entity type; narrows a union of entities. */
  readonly type = 'area';
  /** Unique within the venue. */
  readonly id: string;
  /** Its own name, otherwise the name of its first location, otherwise `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Anchor of the label: the venue's choice, otherwise a point inside the area. */
  readonly center: Coordinate;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon;
  /** Floor area in square meters. */
  readonly areaSquareMeters: number;
  /** Description, if the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** Tenants and services in this area. */
  readonly locations: readonly Location[];
  /** Custom properties added by the venue's author. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Area, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.geometry = fields.geometry;
    this.areaSquareMeters = fields.areaSquareMeters;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}

/** A physical obstacle: a wall, a column, a desk, a planter. */
export class Obstruction {
  /** The entity type; narrows a union of entities. */
  readonly type = 'obstruction';
  /** Unique within the venue. */
  readonly id: string;
  /** Type of obstruction: `wall`, `column`, `desk`, and so on; venues may add their own. */
  readonly kind: string;
  /** The floor it stands on. */
  readonly floor: Floor;
  /** Polygon, or the center line of a wall; GeoJSON, WGS84. */
  readonly geometry: Polygon | LineString;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** Locations that occupy it, such as the desk of a service. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Obstruction, 'type'>) {
    this.id = fields.id;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.geometry = fields.geometry;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
  }
}

/** A door or an opening in a wall. */
export class Entrance {
  /** The entity type; narrows a union of entities. */
  readonly type = 'entrance';
  /** Unique within the venue. */
  readonly id: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** The line across the opening; GeoJSON, WGS84. */
  readonly geometry: LineString;
  /** Midpoint of the opening. */
  readonly center: Coordinate;
  /** Whether it leads out of the building. */
  readonly isExterior: boolean;
  /** Spaces that this door connects. */
  readonly spaces: readonly Space[];
  /** Locations that use this door as their own, if the venue says so. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Entrance, 'type'>) {
    this.id = fields.id;
    this.floor = fields.floor;
    this.geometry = fields.geometry;
    this.center = fields.center;
    this.isExterior = fields.isExterior;
    this.spaces = fields.spaces;
    this.locations = fields.locations;
  }
}

/** A connection between floors or places: stairs, an elevator, an escalator, a ramp. */
export class Connection {
  /** The entity type; narrows a union of entities. */
  readonly type = 'connection';
  /** Unique within the venue. */
  readonly id: string;
  /** Display name; `''` if the venue has none. */
  readonly name: string;
  /** `stairs`, `elevator`, `escalator`, `ramp`, `door`; venues may add their own. */
  readonly kind: ConnectionRecord['type'];
  /**
   * Whether it is step-free. If the venue does not say, everything except stairs and escalators is.
   */
  readonly isAccessible: boolean;
  /** Floors it serves, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** Its entry points, one for each of its nodes, each with its `floorId`. */
  readonly coordinates: readonly Coordinate[];
  /** Locations that describe it, such as a named staircase. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Connection, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.kind = fields.kind;
    this.isAccessible = fields.isAccessible;
    this.floors = fields.floors;
    this.coordinates = fields.coordinates;
    this.locations = fields.locations;
  }
}

/** Something worth knowing about at one place, such as a fire extinguisher or an emergency exit. */
export class Annotation {
  /** The entity type; narrows a union of entities. */
  readonly type = 'annotation';
  /** Unique within the venue. */
  readonly id: string;
  /** Its own name, otherwise the name of its symbol, otherwise `''`. */
  readonly name: string;
  /** What it relates to: `fire-safety`, `first-aid`, `parking`; venues may add their own. */
  readonly group: string;
  /** Its type: `fire-extinguisher`, `exit`, `defibrillator`; venues may add their own. */
  readonly kind: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly coordinate: Coordinate;
  /**
   * URL of its icon: its own, otherwise the symbol of its group and type. `venue.assetUrl` resolves
   * it to a loadable URL.
   */
  readonly icon: string | undefined;
  /** Description, if the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's external id, such as the number on an extinguisher. */
  readonly externalId: string | undefined;
  /** Locations marked by this annotation. */
  readonly locations: readonly Location[];
  /** Custom properties added by the venue's author. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Annotation, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.group = fields.group;
    this.kind = fields.kind;
    this.floor = fields.floor;
    this.coordinate = fields.coordinate;
    this.icon = fields.icon;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}

/** An image that lies flat on a floor: a mat, a marking, the plan of an unbuilt area. */
export class FloorImage {
  /** The entity type; narrows a union of entities. */
  readonly type = 'floor-image';
  /** Unique within the venue. */
  readonly id: string;
  /** Its own name, otherwise `''`. */
  readonly name: string;
  /** The floor it lies on. */
  readonly floor: Floor;
  /** Center of the image. */
  readonly center: Coordinate;
  /** URL of the image as stored in the venue; `venue.assetUrl` resolves it to a loadable URL. */
  readonly url: string;
  /** Width in meters, from its left to its right edge. */
  readonly widthMeters: number;
  /** Height in meters, from its lower to its upper edge. */
  readonly heightMeters: number;
  /** Clockwise rotation in degrees; at 0 its upper edge points north. */
  readonly rotationDegrees: number;
  /** Id of the space, obstruction, or area that it lies on; `undefined` if it lies on the floor. */
  readonly anchorId: string | undefined;
  /** Meters above the surface it lies on. */
  readonly altitudeMeters: number;
  /** Opacity, 0 to 1. */
  readonly opacity: number;
  /** Text alternative for people who cannot see it. */
  readonly description: string | undefined;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** Custom properties added by the venue's author. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<FloorImage, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.floor = fields.floor;
    this.center = fields.center;
    this.url = fields.url;
    this.widthMeters = fields.widthMeters;
    this.heightMeters = fields.heightMeters;
    this.rotationDegrees = fields.rotationDegrees;
    this.anchorId = fields.anchorId;
    this.altitudeMeters = fields.altitudeMeters;
    this.opacity = fields.opacity;
    this.description = fields.description;
    this.externalId = fields.externalId;
    this.metadata = fields.metadata;
  }
}

/** A group of locations, such as food or fashion. Categories form a tree. */
export class Category {
  /** The entity type; narrows a union of entities. */
  readonly type = 'category';
  /** Unique within the venue. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** URL or name of an icon, as stored in the venue. */
  readonly icon: string | undefined;
  /** URL of a large image, as stored in the venue. */
  readonly picture: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** Sort order, smallest first; `venue.categories` and `children` are sorted by it. */
  readonly sortOrder: number | undefined;
  /** The parent category; `undefined` at the top level. */
  readonly parent: Category | undefined;
  /** Child categories. */
  readonly children: readonly Category[];
  /** Locations of this category, without those of its children. */
  readonly locations: readonly Location[];
  /** Custom properties added by the operator. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Category, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.externalId = fields.externalId;
    this.icon = fields.icon;
    this.picture = fields.picture;
    this.color = fields.color;
    this.sortOrder = fields.sortOrder;
    this.parent = fields.parent;
    this.children = fields.children;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}

/** Locations related to a location in one way. */
export interface SiblingGroup {
  /** The type of relation: `reference-point`, `checkpoint`, `parent`; venues may add their own. */
  readonly label: string;
  /** The related locations. */
  readonly locations: readonly Location[];
}

/** Fields of a location, and its opening hours. */
export type LocationFields = Omit<Location, 'type' | 'isOpenAt' | 'nextChange'> & {
  readonly schedule: OpeningSchedule;
};

/**
 * A tenant, desk, or service that visitors look for: a shop, an office, an amenity. If the operator
 * of the venue keeps a record of it, the two are merged and the operator's values take precedence.
 */
export class Location {
  /** The entity type; narrows a union of entities. */
  readonly type = 'location';
  /** Unique within the venue. */
  readonly id: string;
  /** Id of the operator's record, if there is one; `venue.getLocation` accepts it too. */
  readonly enterpriseId: string | undefined;
  /** Display name. */
  readonly name: string;
  /** Short name for small spaces; the name if the venue has no short name. */
  readonly shortName: string;
  /** Type of location: `tenant`, `amenity`, `gate`; `undefined` if the operator does not say. */
  readonly kind: string | undefined;
  /** Type of amenity: `restroom`, `atm`, `information`. */
  readonly amenity: string | undefined;
  /** The venue owner's external id. */
  readonly externalId: string | undefined;
  /** Description. */
  readonly description: string | undefined;
  /** Its categories, the most important first. */
  readonly categories: readonly Category[];
  /** The category it is listed in; `undefined` if it has none. */
  readonly primaryCategory: Category | undefined;
  /** Its spaces; empty if it has no place on the map. */
  readonly spaces: readonly Space[];
  /** Areas it occupies. */
  readonly areas: readonly Area[];
  /** Obstructions it occupies, such as a counter. */
  readonly obstructions: readonly Obstruction[];
  /** Its own doors. */
  readonly entrances: readonly Entrance[];
  /** Annotations that mark it. */
  readonly annotations: readonly Annotation[];
  /** Stairs, elevators, and other connections that it describes. */
  readonly connections: readonly Connection[];
  /** Nodes of the walking graph, for a location without a shape. */
  readonly coordinates: readonly Coordinate[];
  /** Opening hours in schema.org terms; empty if the venue has none. */
  readonly openingHours: readonly OpeningHours[];
  /** Temporary states of the location; each one says whether it is active. */
  readonly states: readonly LocationState[];
  /** Related locations. */
  readonly siblings: readonly SiblingGroup[];
  /** The location that this one overrides at one of its places. */
  readonly parent: Location | undefined;
  /** Overrides of this location at some of its places; not listed in `venue.locations`. */
  readonly instances: readonly Location[];
  /** Telephone number as entered. */
  readonly phone: string | undefined;
  /** Website. */
  readonly website: Link | undefined;
  /** Additional links. */
  readonly links: readonly Link[];
  /** Social media profiles; the label is the name of the network. */
  readonly social: readonly Link[];
  /** URL of a logo; `venue.assetUrl` resolves it to a loadable URL. */
  readonly logo: string | undefined;
  /** Whether the operator wants the logo shown on the map. */
  readonly showsLogo: boolean;
  /** URL or name of an icon. */
  readonly icon: string | undefined;
  /** URL of a wide image. */
  readonly headerImage: string | undefined;
  /** Gallery images. */
  readonly pictures: readonly Picture[];
  /** Additional search terms. */
  readonly tags: readonly string[];
  /** Sort order, smallest first; `venue.locations` is sorted by it. */
  readonly sortOrder: number | undefined;
  /**
   * Whether it is excluded from lists; hidden locations name no space and are not found by
   * `venue.search`.
   */
  readonly isHidden: boolean;
  /** Custom properties added by the operator. */
  readonly metadata: Readonly<Record<string, unknown>>;

  readonly #schedule: OpeningSchedule;

  /** @internal Made by `loadVenue`. */
  constructor(fields: LocationFields) {
    this.id = fields.id;
    this.enterpriseId = fields.enterpriseId;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.kind = fields.kind;
    this.amenity = fields.amenity;
    this.externalId = fields.externalId;
    this.description = fields.description;
    this.categories = fields.categories;
    this.primaryCategory = fields.primaryCategory;
    this.spaces = fields.spaces;
    this.areas = fields.areas;
    this.obstructions = fields.obstructions;
    this.entrances = fields.entrances;
    this.annotations = fields.annotations;
    this.connections = fields.connections;
    this.coordinates = fields.coordinates;
    this.openingHours = fields.openingHours;
    this.states = fields.states;
    this.siblings = fields.siblings;
    this.parent = fields.parent;
    this.instances = fields.instances;
    this.phone = fields.phone;
    this.website = fields.website;
    this.links = fields.links;
    this.social = fields.social;
    this.logo = fields.logo;
    this.showsLogo = fields.showsLogo;
    this.icon = fields.icon;
    this.headerImage = fields.headerImage;
    this.pictures = fields.pictures;
    this.tags = fields.tags;
    this.sortOrder = fields.sortOrder;
    this.isHidden = fields.isHidden;
    this.metadata = fields.metadata;
    this.#schedule = fields.schedule;
  }

  /**
   * Whether it is open according to its opening hours, holidays, and hours past midnight included.
   * Hours apply in the venue's time zone, or in the system's time zone if the venue has none. A
   * location that is `closed-temporarily` or `coming-soon` is not open.
   *
   * @param date - default: now
   * @returns `undefined` if the venue has no opening hours
   * @throws MezzanineError `invalid-argument` if `date` is not a valid date
   */
  isOpenAt(date: Date = new Date()): boolean | undefined {
    return this.#schedule.isOpenAt(date);
  }

  /**
   * The next opening or closing time, up to a year ahead. Adjacent opening hours count as one.
   *
   * @param date - default: now
   * @returns `undefined` if the venue has no opening hours or nothing changes
   * @throws MezzanineError `invalid-argument` if `date` is not a valid date
   *
   * @example
   * const change = cafe.nextChange();
   * if (change) console.log(change.isOpen ? 'Opens' : 'Closes', change.at.toLocaleString());
   */
  nextChange(date: Date = new Date()): OpeningChange | undefined {
    return this.#schedule.nextChange(date);
  }
}
