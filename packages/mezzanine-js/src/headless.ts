/**
 * The SDK without maps: venues, search, and directions, for programs without a page. It does not
 * import a graphics library.
 */
export { loadBundle, loadVenue } from './data/loadVenue.ts';
export { renderStaticMap, renderStaticMapInSlices } from './static-map/renderStaticMap.ts';
export { MezzanineError } from './data/MezzanineError.ts';
export type { LoadProgress, LoadVenueOptions } from './data/LoadVenueOptions.ts';
export type { VenueAccess, VenueKey, VenueOnServer, VenueSource } from './data/VenueSource.ts';
export type { Venue } from './data/Venue.ts';
export type {
  Category,
  Connection,
  Floor,
  FloorStack,
  Location,
  PointOfInterest,
  Space,
} from './data/entities.ts';
export type {
  StaticMapFrame,
  StaticMapMarker,
  StaticMapOptions,
  StaticMapPlace,
  StaticMapTheme,
} from './static-map/StaticMapOptions.ts';
export type { Coordinate } from './data/Coordinate.ts';
export type { PlacedEntity } from './data/distances/PlacedEntity.ts';
export type {
  Directions,
  DirectionsInstruction,
  DirectionsLeg,
  DirectionsTarget,
  NoDirections,
} from './data/directions/Directions.ts';
export type {
  SearchHit,
  SearchMatch,
  SearchOptions,
  SearchResult,
} from './data/search/SearchResult.ts';
export type { DirectionsOptions, DirectionsProfile } from './data/directions/DirectionsOptions.ts';
export type { LocationState } from './data/LocationState.ts';
export type { Turn } from '@mezzanine/wayfinding';
export type { Language, Mvf, OpeningHours } from '@mezzanine/mvf';
