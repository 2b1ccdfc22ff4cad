// The map
export { MapView } from './MapView.tsx';
export { MiniMap } from '../v4/MiniMap.tsx';
export { STATE } from '@mezzanine/mezzanine-js/compat';
export type { MapViewOptions } from '../v4/MapViewProps.ts';
export type { MapViewProps } from './MapView.tsx';
export type { GetDirectionsOptions } from '../v4/MapViewStore.ts';
export type { FocusOptions, MapViewStore } from './MapViewStore.ts';
export type { MiniMapProps } from '../v4/MiniMap.tsx';
export type { Place, SafeAreaInsets, State } from '@mezzanine/mezzanine-js/compat';

// The venue, without a map
export { getVenue } from '../v4/getVenue.ts';
export { VenueCache } from '../index.ts';
export type { GetVenueOptions } from '../v4/getVenue.ts';
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
export { MARKER_ANCHOR } from '../v4/Markers.ts';
export { COLLISION_RANKING_TIERS, FLOATING_LABEL_APPEARANCE } from '@mezzanine/mezzanine-js/compat';
export type { Label, LabelAllLocationsOptions, LabelPolygonOptions } from '../v4/Label.ts';
export type { MarkerOptions, TooltipOptions } from '../v4/Markers.ts';
export type {
  FlatLabelAppearance,
  FloatingLabelAppearance,
  FloatingLabelMarker,
  FloatingLabelText,
} from '@mezzanine/mezzanine-js/compat';

// Camera
export { CAMERA_EASING_MODE } from '@mezzanine/mezzanine-js/compat';
export type { Camera, CameraFocusOptions } from '../v4/Camera.ts';
export type {
  CameraAnimationOptions,
  CameraEasing,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
} from '@mezzanine/mezzanine-js/compat';

// Journeys, paths, and the blue dot
export { BLUE_DOT_STATE, BLUE_DOT_STATE_REASON } from '@mezzanine/mezzanine-js/compat';
export type { BlueDot, BlueDotOptions } from '../v4/BlueDot.ts';
export type { Journey } from '../v4/Journey.ts';
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
