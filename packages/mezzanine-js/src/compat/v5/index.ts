// Loading
export { getVenue, getVenueMaker } from './getVenue.ts';
export type { GetVenueMakerOptions, GetVenueOptions } from './getVenue.ts';

// The venue
export { GET_VENUE_EVENT } from './Venue.ts';
export type { Venue, VenueEvents, VenueInfo } from './Venue.ts';
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
} from './entities.ts';
export type { GalleryImage } from './GalleryImage.ts';
export type { ImageSizes } from './ImageSizes.ts';
export type { LocationState } from './LocationState.ts';

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
export { ACTION_TYPE } from './ActionType.ts';
export { BEARING_TYPE } from './BearingType.ts';
export { DestinationSet } from './entities.ts';
export type { ActionType } from './ActionType.ts';
export type { BearingType } from './BearingType.ts';
export type { Directions, Instruction, InstructionAction } from './entities.ts';
export type { DirectionsOptions } from './DirectionsOptions.ts';

// The map
export { showVenue } from './showVenue.ts';
export { E_SDK_EVENT } from './mapEvents.ts';
export { STATE } from './State.ts';
export { COLLISION_RANKING_TIERS } from './places.ts';
export type { AmbientOcclusionOptions, ShowVenueOptions } from './showVenue.ts';
export type { InteractivePolygonOptions, MapView } from './MapView.ts';
export type { ClickPayload, MapChangedWithReason, MapViewEvents } from './mapEvents.ts';
export type { State } from './State.ts';
export type { Place } from './places.ts';

// Labels
export { FLOATING_LABEL_APPEARANCE } from './floatingLabelOf.ts';
export type { OldLabel as Label, OldLabels as Labels } from './Labels.ts';
export type { FlatLabelOptions, FlatLabels } from './FlatLabels.ts';
export type { FlatLabelAppearance } from './flatLabelOf.ts';
export type { FloatingLabelOptions, FloatingLabels } from './FloatingLabels.ts';
export type {
  FloatingLabelAppearance,
  FloatingLabelMarker,
  FloatingLabelText,
} from './floatingLabelOf.ts';

// Markers and tooltips
export { MARKER_ANCHOR } from './Markers.ts';
export type { Marker, MarkerAnimationOptions, MarkerOptions, Markers } from './Markers.ts';
export type { Tooltip, TooltipOptions } from './Tooltips.ts';

// Camera
export { E_CAMERA_EVENT } from './Camera.ts';
export { CAMERA_EASING_MODE } from './cameraTypes.ts';
export type { Camera, CameraEvents } from './Camera.ts';
export type {
  CameraAnimationOptions,
  CameraChange,
  CameraEasing,
  CameraTargets,
  CameraTransform,
  FocusOnOptions,
  SafeAreaInsets,
} from './cameraTypes.ts';
export type { CameraInteractionOptions, CameraInteractions } from './CameraInteractions.ts';
export type { CameraAngles } from './cameraUnits.ts';

// Journeys and paths
export type { Journey } from './Journey.ts';
export type {
  ConnectionTemplateProps,
  JourneyOptions,
  MarkerTemplate,
  PlaceTemplateProps,
} from './journeyOptions.ts';
export type { Path, Paths } from './Paths.ts';
export type { PathOptions } from './pathOf.ts';

// Blue dot
export { E_BLUE_DOT_EVENT } from './BlueDot.ts';
export { BLUE_DOT_STATE, BLUE_DOT_STATE_REASON } from './blueDotStates.ts';
export { FakeGeolocation, PositionUpdater } from './Positions.ts';
export type { BlueDot, BlueDotEvents, BlueDotOptions } from './BlueDot.ts';
export type {
  BlueDotPositionUpdate,
  BlueDotState,
  BlueDotStateChange,
  BlueDotStateReason,
} from './blueDotStates.ts';
export type { FakeGeolocationOptions } from './Positions.ts';
export type { Position } from './Position.ts';

// Views of several maps
export type { StackedMaps, StackedMapsOptions } from './StackedMaps.ts';
export type { OutdoorView, OutdoorViewOptions } from './OutdoorView.ts';
export type { DynamicFocus, DynamicFocusOptions } from './DynamicFocus.ts';
export type { LayerGroup, Layers } from './Layers.ts';

// Errors and reports
export { MezzanineError } from '../../index.ts';
export { onNoSuccessor } from './noSuccessor.ts';
export type { NoSuccessor } from './noSuccessor.ts';
