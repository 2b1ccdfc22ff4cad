// The venue, without a map
export { loadVenue } from './venue/loadVenue.ts';
export { useVenue } from './hooks/useVenue.ts';
export { VenueCache } from './venue/VenueCache.ts';
export { MezzanineError } from '@mezzanine/mezzanine-js/headless';
export type { LoadVenueOptions } from './venue/loadVenue.ts';
export type { UseVenueOptions, VenueResult } from './hooks/useVenue.ts';
export type { PrefetchResult, VenueCacheOptions } from './venue/VenueCache.ts';
export type { CachedVenue } from './venue/CacheIndex.ts';
export type { VenueStorage } from './venue/VenueStorage.ts';
export type {
  Category,
  Connection,
  Coordinate,
  Directions,
  DirectionsInstruction,
  DirectionsLeg,
  DirectionsOptions,
  DirectionsTarget,
  Floor,
  FloorStack,
  LoadProgress,
  Location,
  NoDirections,
  PlacedEntity,
  PointOfInterest,
  SearchHit,
  SearchOptions,
  SearchResult,
  Space,
  Venue,
  VenueAccess,
  VenueKey,
  VenueSource,
} from '@mezzanine/mezzanine-js/headless';
