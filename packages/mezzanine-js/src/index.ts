export { loadVenue } from './data/loadVenue.ts';

export { MezzanineError } from './data/MezzanineError.ts';
export { errorCodes } from './data/errorCodes.ts';

// Loading
export type { LoadProgress, LoadVenueOptions } from './data/loadVenue.ts';
export type { VenueKey, VenueSource } from './data/VenueSource.ts';

// The venue
export type { Venue } from './data/Venue.ts';
export type { Floor } from './data/Floor.ts';
export type { FloorStack } from './data/FloorStack.ts';
export type { Space } from './data/Space.ts';
export type { Obstruction } from './data/Obstruction.ts';
export type { Entrance } from './data/Entrance.ts';
export type { Connection } from './data/Connection.ts';
export type { Link, Location, Picture } from './data/Location.ts';
export type { Category } from './data/Category.ts';
export type { Coordinate } from './data/Coordinate.ts';

// The venue as the file holds it
export type {
  LineString,
  MultiPolygon,
  Mvf,
  OpeningHours,
  Point,
  Polygon,
  Position,
  SpaceKind,
} from '@mezzanine/mvf';

// Errors
export type { ErrorCodeEntry, MezzanineErrorCode } from './data/errorCodes.ts';
export type { MezzanineErrorParts } from './data/MezzanineError.ts';
