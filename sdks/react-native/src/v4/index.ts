// The map
export { MapView } from './MapView.tsx';
export { MiniMap } from './MiniMap.tsx';
export { STATE } from '@mezzanine/mezzanine-js/compat';
export type { MapViewOptions, MapViewProps } from './MapViewProps.ts';
export type { GetDirectionsOptions, MapViewStore } from './MapViewStore.ts';
export type { MiniMapProps } from './MiniMap.tsx';
export type { Place, SafeAreaInsets, State } from '@mezzanine/mezzanine-js/compat';

// The venue, without a map
export { getVenue } from './getVenue.ts';
export { VenueCache } from '../index.ts';
export type { GetVenueOptions } from './getVenue.ts';
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
  Venue,
  VenueInfo,
  Vortex,
} from '@mezzanine/mezzanine-js/compat';

// Search and directions
export {
  ACTION_TYPE,
  BEARING_TYPE,
  DestinationSet,
  OfflineSearch,
  SEARCH_RESULT_TYPE,
} from '@mezzanine/mezzanine-js/compat';
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
} from '@mezzanine/mezzanine-js/compat';

// Labels, markers, and tooltips
export { MARKER_ANCHOR } from './Markers.ts';
export { COLLISION_RANKING_TIERS, FLOATING_LABEL_APPEARANCE } from '@mezzanine/mezzanine-js/compat';
export type { Label, LabelAllLocationsOptions, LabelPolygonOptions } from './Label.ts';
export type { MarkerOptions, TooltipOptions } from './Markers.ts';
export type {
  FlatLabelAppearance,
  FloatingLabelAppearance,
  FloatingLabelMarker,
  FloatingLabelText,
} from '@mezzanine/mezzanine-js/compat';

// Camera
export { CAMERA_EASING_MODE } from '@mezzanine/mezzanine-js/compat';
export type { Camera, CameraFocusOptions } from './Camera.ts';
export type {
  CameraAnimationOptions,
  CameraEasing,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
} from '@mezzanine/mezzanine-js/compat';

// Journeys, paths, and the blue dot
export { BLUE_DOT_STATE, BLUE_DOT_STATE_REASON } from '@mezzanine/mezzanine-js/compat';
export type { BlueDot, BlueDotOptions } from './BlueDot.ts';
export type { Journey } from './Journey.ts';
export type {
  BlueDotPositionUpdate,
  BlueDotState,
  BlueDotStateChange,
  BlueDotStateReason,
  ConnectionTemplateProps,
  JourneyOptions,
  MarkerTemplate,
  PathOptions,
  PlaceTemplateProps,
  Position,
} from '@mezzanine/mezzanine-js/compat';

// Errors and reports
export { onNoSuccessor } from '@mezzanine/mezzanine-js/compat';
export { MapError, MezzanineError } from '../index.ts';
export type { NoSuccessor } from '@mezzanine/mezzanine-js/compat';
