// Loading
export { getVenue, getVenueMaker } from './getVenue.ts';
export type { GetVenueMakerOptions, GetVenueOptions } from './getVenue.ts';

// The venue
export { GET_VENUE_EVENT } from './Venue.ts';
export type { Venue, VenueEvents, VenueInfo } from './Venue.ts';
export type { VenueMap as Map } from './VenueMap.ts';
export type { MapGroup } from './MapGroup.ts';
export type { Polygon } from './Polygon.ts';
export type { Node } from './Node.ts';
export type { Coordinate } from './Coordinate.ts';
export type { Vortex } from './Vortex.ts';
export type { Category } from './Category.ts';
export type {
  GalleryImage,
  ImageSizes,
  Location,
  LocationState,
  SiblingGroup,
} from './Location.ts';
export type { Navigable } from './Navigable.ts';

// Search
export { OfflineSearch, SEARCH_RESULT_TYPE } from './OfflineSearch.ts';
export type {
  OfflineSearchQuery,
  SearchResult,
  SearchResultCategory,
  SearchResultCustom,
  SearchResultLocation,
} from './OfflineSearch.ts';

// Directions
export { ACTION_TYPE, BEARING_TYPE } from './Directions.ts';
export { DestinationSet } from './DestinationSet.ts';
export type {
  ActionType,
  BearingType,
  Directions,
  DirectionsOptions,
  Instruction,
  InstructionAction,
} from './Directions.ts';

// Errors and reports
export { MezzanineError } from '../../index.ts';
export { onNoSuccessor } from './noSuccessor.ts';
export type { NoSuccessor } from './noSuccessor.ts';
