/* eslint-disable max-lines -- The kinds of entities name each other, and files do not import each other. */
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
import type { LocationState } from './LocationState.ts';

/** Floors that stand on one another: a building, or the ground around it. */
export class FloorStack {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor-stack';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Short form of the name; the name where the venue gives none. */
  readonly shortName: string;
  /** Whether the floors are a building or lie outdoors. */
  readonly kind: 'building' | 'outdoor';
  /** From the lowest to the highest; at least one. */
  readonly floors: readonly Floor[];
  /** The floor to show first: the venue's choice, else the one nearest to the ground. */
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
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people, for example `Level 1`. */
  readonly name: string;
  /** Short form for buttons, for example `L1`; the name where the venue gives none. */
  readonly shortName: string;
  /** Place in the order of floors: 0 is the ground floor, negative below, positive above. */
  readonly elevation: number;
  /** From the floor to the one above; 4 where the venue gives none. */
  readonly heightMeters: number;
  /** The stack this floor belongs to. */
  readonly floorStack: FloorStack;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon | MultiPolygon;
  /** Rooms, hallways and other areas on this floor. */
  readonly spaces: readonly Space[];
  /** Walls, columns, furniture and other things that cannot be walked through. */
  readonly obstructions: readonly Obstruction[];
  /** Doors and openings on this floor. */
  readonly entrances: readonly Entrance[];
  /** Parts of this floor that no wall bounds. */
  readonly areas: readonly Area[];
  /** Things to know about on this floor, such as fire extinguishers. */
  readonly annotations: readonly Annotation[];
  /** Places without walls that people look for; also among the spaces. */
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Pictures that lie on this floor; `mapView.images.addFloorImages` shows them. */
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

/** An area of a floor that people can be in, or a point of interest on it. */
export class Space {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'space';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** `room`, `hallway`, `connection.stairs` and so on; venues may add their own. */
  readonly kind: SpaceKind;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where a label stands: the venue's choice, else a point inside the space. */
  readonly center: Coordinate;
  /** Polygon, or a point where the space has no extent; GeoJSON, WGS84. */
  readonly geometry: Polygon | Point;
  /** The venue owner's own id, such as a unit number. */
  readonly externalId: string | undefined;
  /** Area of the floor it covers; 0 for a point. */
  readonly areaSquareMeters: number;
  /** Doors and openings on its boundary. */
  readonly doors: readonly Entrance[];
  /** Who or what is here: shops, offices, amenities. */
  readonly locations: readonly Location[];
  /** Categories of its locations, each once. */
  readonly categories: readonly Category[];
  /** Text about the space, where the venue has one. */
  readonly description: string | undefined;
  /** Values the venue's author added. */
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
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'point-of-interest';
  /** Unique in the venue; the id of its space. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly center: Coordinate;
  /** The space of kind `poi` that it is in the file, for calls that take a space. */
  readonly space: Space;
  /** Text about it, where the venue has one. */
  readonly description: string | undefined;
  /**
   * Address or name of its picture: its own, else that of its first location, as the venue gives
   * it; `venue.assetUrl` makes an address loadable.
   */
  readonly icon: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Who or what is here. */
  readonly locations: readonly Location[];
  /** Categories of its locations, each once. */
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

/** A part of a floor that no wall bounds: a department, a zone. Areas may overlap one another. */
export class Area {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'area';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its first location, else `''`. */
  readonly name: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where a label stands: the venue's choice, else a point inside the area. */
  readonly center: Coordinate;
  /** Outline as GeoJSON, WGS84. */
  readonly geometry: Polygon;
  /** Area of the floor it covers. */
  readonly areaSquareMeters: number;
  /** Text about the area, where the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Who or what is here. */
  readonly locations: readonly Location[];
  /** Values the venue's author added. */
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

/** Something that stands in the way: a wall, a column, a desk, a planter. */
export class Obstruction {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'obstruction';
  /** Unique in the venue. */
  readonly id: string;
  /** What it is: `wall`, `column`, `desk` and so on; venues may add their own. */
  readonly kind: string;
  /** The floor it stands on. */
  readonly floor: Floor;
  /** Polygon, or the center line of a wall; GeoJSON, WGS84. */
  readonly geometry: Polygon | LineString;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Locations that take it up, such as the desk of a service. */
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
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'entrance';
  /** Unique in the venue. */
  readonly id: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** The line across the opening; GeoJSON, WGS84. */
  readonly geometry: LineString;
  /** Middle of the opening. */
  readonly center: Coordinate;
  /** Whether it leads outside the building. */
  readonly isExterior: boolean;
  /** The spaces it opens into. */
  readonly spaces: readonly Space[];
  /** Locations whose own door it is, where the venue says so. */
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

/** A way between floors or places: stairs, an elevator, an escalator, a ramp. */
export class Connection {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'connection';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people; `''` where the venue gives none. */
  readonly name: string;
  /** `stairs`, `elevator`, `escalator`, `ramp`, `door`; venues may add their own. */
  readonly kind: ConnectionRecord['type'];
  /** Whether it can be used without steps; where the venue is silent, all but stairs and escalators. */
  readonly isAccessible: boolean;
  /** Floors it serves, each once, from the lowest to the highest. */
  readonly floors: readonly Floor[];
  /** Where it is entered, one for each of its nodes, each with its `floorId`. */
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

/** A thing to know about at one place, such as a fire extinguisher or an emergency exit. */
export class Annotation {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'annotation';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else that of its symbol, else `''`. */
  readonly name: string;
  /** What it has to do with: `fire-safety`, `first-aid`, `parking`; venues may add their own. */
  readonly group: string;
  /** What it is: `fire-extinguisher`, `exit`, `defibrillator`; venues may add their own. */
  readonly kind: string;
  /** The floor it is on. */
  readonly floor: Floor;
  /** Where it is. */
  readonly coordinate: Coordinate;
  /**
   * Address of its picture: its own, else the symbol of its group and kind, as the venue gives it;
   * `venue.assetUrl` makes it loadable.
   */
  readonly icon: string | undefined;
  /** Text about it, where the venue has one. */
  readonly description: string | undefined;
  /** The venue owner's own id, such as the number on an extinguisher. */
  readonly externalId: string | undefined;
  /** Locations that this annotation marks. */
  readonly locations: readonly Location[];
  /** Values the venue's author added. */
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

/** A picture of the venue that lies flat: a mat, a marking, a plan of what is not built yet. */
export class FloorImage {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor-image';
  /** Unique in the venue. */
  readonly id: string;
  /** Its own name, else `''`. */
  readonly name: string;
  /** The floor it lies on. */
  readonly floor: Floor;
  /** The middle of the picture. */
  readonly center: Coordinate;
  /** Address of the picture as the venue gives it; `venue.assetUrl` makes it loadable. */
  readonly url: string;
  /** From its left to its right edge. */
  readonly widthMeters: number;
  /** From its lower to its upper edge. */
  readonly heightMeters: number;
  /** Degrees clockwise; at 0 its upper edge is in the north. */
  readonly rotationDegrees: number;
  /** Id of the space, obstruction or area on whose top it lies; on the floor where there is none. */
  readonly anchorId: string | undefined;
  /** Meters above that top, or above the floor. */
  readonly altitudeMeters: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Text about it, for people who cannot see it. */
  readonly description: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Values the venue's author added. */
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
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'category';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Address or name of a picture, as the venue gives it. */
  readonly icon: string | undefined;
  /** Address of a large picture, as the venue gives it. */
  readonly picture: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** Place in lists, smaller ones first; `venue.categories` and `children` are in this order. */
  readonly sortOrder: number | undefined;
  /** The category this one is part of; `undefined` at the top of the tree. */
  readonly parent: Category | undefined;
  /** Categories that are part of this one. */
  readonly children: readonly Category[];
  /** Locations that name this very category; those of its children are theirs. */
  readonly locations: readonly Location[];
  /** Values the operator added. */
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

/** A link with the text that stands for it. */
export interface Link {
  /** Text for people. */
  readonly label: string;
  /** Address, as the venue gives it; check its scheme before you put it into a page. */
  readonly url: string;
}

/** A picture with its text alternative. */
export interface Picture {
  /** Address, as the venue gives it; `venue.assetUrl` makes it loadable. */
  readonly url: string;
  /** What is seen; `''` where the venue does not say. */
  readonly altText: string;
}

/** Locations that have to do with a location in one way. */
export interface SiblingGroup {
  /** How they do: `reference-point`, `checkpoint`, `parent`; venues may add their own. */
  readonly label: string;
  /** The others. */
  readonly locations: readonly Location[];
}

/** Fields of a location, and when it is open. */
export type LocationFields = Omit<Location, 'type' | 'isOpenAt' | 'nextChange'> & {
  readonly schedule: OpeningSchedule;
};

/**
 * Who or what is to be found in the venue: a shop, an office, an amenity. Where the operator of the
 * venue keeps a record of it as well, the two are one location, and the operator's words count.
 */
export class Location {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'location';
  /** Unique in the venue. */
  readonly id: string;
  /** Id of the operator's record, where there is one; `venue.getLocation` finds it by this too. */
  readonly enterpriseId: string | undefined;
  /** Name for people. */
  readonly name: string;
  /** Name for tight places; the name where the venue gives none. */
  readonly shortName: string;
  /** What it is: `tenant`, `amenity`, `gate`; `undefined` where the operator does not say. */
  readonly kind: string | undefined;
  /** Which amenity: `restroom`, `atm`, `information`. */
  readonly amenity: string | undefined;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Text about it. */
  readonly description: string | undefined;
  /** Categories it is in, the most important first. */
  readonly categories: readonly Category[];
  /** The category it is listed under; `undefined` where it is in none. */
  readonly primaryCategory: Category | undefined;
  /** Where it is; empty when it has no place on the map. */
  readonly spaces: readonly Space[];
  /** Areas it takes up. */
  readonly areas: readonly Area[];
  /** Things it takes up, such as a counter. */
  readonly obstructions: readonly Obstruction[];
  /** Doors that are its own. */
  readonly entrances: readonly Entrance[];
  /** Annotations that mark it. */
  readonly annotations: readonly Annotation[];
  /** Stairs, elevators and other ways that it describes. */
  readonly connections: readonly Connection[];
  /** Places in the walking graph, for a location without a shape. */
  readonly coordinates: readonly Coordinate[];
  /** When it is open, in the words of schema.org; empty when the venue does not say. */
  readonly openingHours: readonly OpeningHours[];
  /** What is going on with it; ask each whether it is active. */
  readonly states: readonly LocationState[];
  /** Locations that have to do with it. */
  readonly siblings: readonly SiblingGroup[];
  /** The location this one is at one of its places, for what differs there. */
  readonly parent: Location | undefined;
  /** This location at some of its places, where it differs; not in `venue.locations`. */
  readonly instances: readonly Location[];
  /** Telephone number, as written. */
  readonly phone: string | undefined;
  /** Its own site. */
  readonly website: Link | undefined;
  /** Further links. */
  readonly links: readonly Link[];
  /** Profiles on social networks; the label is the network's name. */
  readonly social: readonly Link[];
  /** Address of a logo; `venue.assetUrl` makes it loadable. */
  readonly logo: string | undefined;
  /** Whether the operator wants the logo on the map. */
  readonly showsLogo: boolean;
  /** Address or name of an icon. */
  readonly icon: string | undefined;
  /** Address of a wide picture. */
  readonly headerImage: string | undefined;
  /** Pictures of it. */
  readonly pictures: readonly Picture[];
  /** Further words to find it by. */
  readonly tags: readonly string[];
  /** Place in lists, smaller ones first; `venue.locations` is in this order. */
  readonly sortOrder: number | undefined;
  /** Whether it is not to be listed; it names no space and `venue.search` leaves it out. */
  readonly isHidden: boolean;
  /** Values the operator added. */
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
   * Whether it is open, by its hours in the venue's time zone (that of this machine where the venue
   * names none), with holidays and hours past midnight. While it is `closed-temporarily` or
   * `coming-soon` it is not open.
   *
   * @param date - default: now
   * @returns `undefined` when the venue does not say
   * @throws MezzanineError `invalid-argument` for what is no date
   */
  isOpenAt(date: Date = new Date()): boolean | undefined {
    return this.#schedule.isOpenAt(date);
  }

  /**
   * When it opens or closes next, up to a year ahead; hours that follow each other without a
   * break are one.
   *
   * @param date - default: now
   * @returns `undefined` when the venue does not say, or nothing changes
   * @throws MezzanineError `invalid-argument` for what is no date
   *
   * @example
   * const change = cafe.nextChange();
   * if (change) console.log(change.isOpen ? 'Opens' : 'Closes', change.at.toLocaleString());
   */
  nextChange(date: Date = new Date()): OpeningChange | undefined {
    return this.#schedule.nextChange(date);
  }
}
