// Loading
export { getVenue } from './Venue.ts';
export type { GetVenueOptions } from '../v5/index.ts';

// The venue
export type { Venue } from './Venue.ts';
export type {
  Category,
  Coordinate,
  GalleryImage,
  ImageSizes,
  Location,
  LocationState,
  Map,
  MapGroup,
  Navigable,
  Node,
  Polygon,
  SiblingGroup,
  VenueInfo,
  Vortex,
} from '../v5/index.ts';

// Search and directions
export {
  ACTION_TYPE,
  BEARING_TYPE,
  DestinationSet,
  OfflineSearch,
  SEARCH_RESULT_TYPE,
} from '../v5/index.ts';
export type {
  ActionType,
  BearingType,
  Directions,
  DirectionsOptions,
  Instruction,
  InstructionAction,
  OfflineSearchQuery,
  SearchResult,
  SearchResultCategory,
  SearchResultCustom,
  SearchResultLocation,
} from '../v5/index.ts';

// The map
export { showVenue } from './showVenue.ts';
export { E_SDK_EVENT } from './MapView.ts';
export { COLLISION_RANKING_TIERS, STATE } from '../v5/index.ts';
export type { ShowVenueOptions } from './showVenue.ts';
export type { MapView, MapViewEvents } from './MapView.ts';
export type {
  ClickPayload,
  InteractivePolygonOptions,
  MapChangedWithReason,
  Place,
  State,
} from '../v5/index.ts';

// Labels, markers, and tooltips
export { FLOATING_LABEL_APPEARANCE, MARKER_ANCHOR } from '../v5/index.ts';
export type { Label, LabelAllLocationsOptions, LabelPolygonOptions } from './labels.ts';
export type {
  FlatLabelAppearance,
  FloatingLabelAppearance,
  FloatingLabelMarker,
  FloatingLabelText,
  MarkerOptions,
  TooltipOptions,
} from '../v5/index.ts';

// Camera
export { CAMERA_EASING_MODE, E_CAMERA_EVENT } from '../v5/index.ts';
export type { Camera, CameraControls, CameraFocusOptions, FocusOptions } from './Camera.ts';
export type {
  CameraAngles,
  CameraAnimationOptions,
  CameraChange,
  CameraEasing,
  CameraEvents,
  CameraInteractionOptions,
  CameraInteractions,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
  SafeAreaInsets,
} from '../v5/index.ts';

// Journeys, paths, and the blue dot
export {
  BLUE_DOT_STATE,
  BLUE_DOT_STATE_REASON,
  E_BLUE_DOT_EVENT,
  FakeGeolocation,
  PositionUpdater,
} from '../v5/index.ts';
export type {
  BlueDot,
  BlueDotEvents,
  BlueDotOptions,
  BlueDotPositionUpdate,
  BlueDotState,
  BlueDotStateChange,
  BlueDotStateReason,
  ConnectionTemplateProps,
  FakeGeolocationOptions,
  Journey,
  JourneyOptions,
  MarkerTemplate,
  PathOptions,
  PlaceTemplateProps,
  Position,
} from '../v5/index.ts';

// Analytics
export { Analytics, E_ANALYTICS_EVENT } from './analytics.ts';
export type { AnalyticsEmitter, AnalyticsEvents } from './analytics.ts';

// Errors and reports
export { MezzanineError, onNoSuccessor } from '../v5/index.ts';
export type { NoSuccessor } from '../v5/index.ts';
