/**
 * The parts of older versions that need no page: their data, units, and looks. SDKs for other
 * platforms build their older versions from them.
 */
// The venue
export { oldVenueOf } from './oldVenueOf.ts';
export type { Venue } from './v4/Venue.ts';
export type { VenueInfo } from './v5/Venue.ts';
export type {
  Category,
  Coordinate,
  Location,
  MapGroup,
  Navigable,
  Node,
  Polygon,
  SiblingGroup,
  VenueMap as Map,
  Vortex,
} from './v5/entities.ts';
export type { GalleryImage } from './v5/GalleryImage.ts';
export type { ImageSizes } from './v5/ImageSizes.ts';
export type { LocationState } from './v5/LocationState.ts';

// Places
export { isPolygon } from './isPolygon.ts';
export {
  COLLISION_RANKING_TIERS,
  expectMap,
  expectPolygon,
  placeOf,
  primaryLocationOf,
  priorityOf,
} from './v5/places.ts';
export { mapAt } from './v5/mapAt.ts';
export type { InVenue, Place } from './v5/places.ts';

// Search and directions
export { ACTION_TYPE } from './v5/ActionType.ts';
export { BEARING_TYPE } from './v5/BearingType.ts';
export { DestinationSet } from './v5/entities.ts';
export { OfflineSearch, SEARCH_RESULT_TYPE } from './v5/OfflineSearch.ts';
export type { ActionType } from './v5/ActionType.ts';
export type { BearingType } from './v5/BearingType.ts';
export type { Directions, Instruction, InstructionAction } from './v5/entities.ts';
export type { DirectionsOptions } from './v5/DirectionsOptions.ts';
export type {
  OfflineSearchQuery,
  SearchResult,
  SearchResultCategory,
  SearchResultCustom,
  SearchResultLocation,
} from './v5/OfflineSearch.ts';

// Journeys and paths
export {
  destinationPolygonsOf,
  expectJourneyOptions,
  hasTemplate,
  isStepFree,
  journeyMarkersOf,
  legsOf,
  stepOf,
} from './v5/journeyOptions.ts';
export { pathOf } from './v5/pathOf.ts';
export type {
  ConnectionTemplateProps,
  JourneyMarker,
  JourneyOptions,
  MarkerTemplate,
  PlaceTemplateProps,
} from './v5/journeyOptions.ts';
export type { PathOptions } from './v5/pathOf.ts';

// Labels
export { flatLabelOf } from './v5/flatLabelOf.ts';
export { FLOATING_LABEL_APPEARANCE, floatingLabelOf } from './v5/floatingLabelOf.ts';
export type { FlatLabelAppearance } from './v5/flatLabelOf.ts';
export type {
  FloatingLabelAppearance,
  FloatingLabelLook,
  FloatingLabelMarker,
  FloatingLabelText,
} from './v5/floatingLabelOf.ts';

// Camera
export {
  cameraStateOf,
  expectAnimation,
  focusOptionsOf,
  focusTargetsOf,
} from './v5/cameraStateOf.ts';
export { CAMERA_EASING_MODE } from './v5/cameraTypes.ts';
export {
  bearingOf,
  pitchOf,
  rotationOf,
  tiltOf,
  zoomLevelOf,
  zoomMetersOf,
} from './v5/cameraUnits.ts';
export type {
  CameraAnimationOptions,
  CameraChange,
  CameraEasing,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
  SafeAreaInsets,
} from './v5/cameraTypes.ts';
export type { CameraAngles, VenuePlace } from './v5/cameraUnits.ts';

// Blue dot
export { BLUE_DOT_STATE, BLUE_DOT_STATE_REASON, OLD_STATES } from './v5/blueDotStates.ts';
export { expectPosition, position6Of } from './v5/Position.ts';
export type {
  BlueDotPositionUpdate,
  BlueDotState,
  BlueDotStateChange,
  BlueDotStateReason,
} from './v5/blueDotStates.ts';
export type { Position } from './v5/Position.ts';

// State, arguments, and reports
export { STATE } from './v5/State.ts';
export { onNoSuccessor, reportKeys, reportNoSuccessor } from './v5/noSuccessor.ts';
export { expectNumber, expectObject, expectText, invalidArgument } from './v5/expectArgument.ts';
export type { State } from './v5/State.ts';
export type { NoSuccessor } from './v5/noSuccessor.ts';
