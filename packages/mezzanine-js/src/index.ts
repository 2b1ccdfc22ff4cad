export { showMap } from './view/showMap.ts';
export { showMapIn } from './view/showMapIn.ts';
export { simulateWalk } from './view/blue-dot/simulateWalk.ts';

export { MezzanineError } from './data/MezzanineError.ts';
export { errorCodes } from './data/errorCodes.ts';

// Loading
export { loadVenue } from './data/loadVenue.ts';
export type { LoadProgress, LoadVenueOptions } from './data/LoadVenueOptions.ts';
export type { VenueAccess, VenueKey, VenueOnServer, VenueSource } from './data/VenueSource.ts';

// The venue
export type { Venue } from './data/Venue.ts';
export type {
  Connection,
  Entrance,
  Floor,
  FloorImage,
  FloorStack,
  Obstruction,
  Space,
} from './data/entities.ts';
export type { Coordinate } from './data/Coordinate.ts';

// Points of interest, areas, annotations
export type { Annotation, Area, PointOfInterest } from './data/entities.ts';
export type { AnnotationGroup, AnnotationKind } from './data/AnnotationGroup.ts';

// Locations, and the operator's records
export type { Category, Location, SiblingGroup } from './data/entities.ts';
export type { Link } from './data/Link.ts';
export type { Picture } from './data/Picture.ts';
export type { LocationState } from './data/LocationState.ts';
export type { OpeningChange } from './data/hours/OpeningSchedule.ts';
export type { Layer } from './data/Layer.ts';
export type { VenueInfo } from './data/VenueInfo.ts';

// Distances
export type { PlacedEntity } from './data/distances/PlacedEntity.ts';
export type { DistantEntity } from './data/distances/Surveyor.ts';

// Text search
export type {
  SearchEntity,
  SearchEntityType,
  SearchField,
  SearchHit,
  SearchMatch,
  SearchOptions,
  SearchResult,
  SuggestOptions,
} from './data/search/SearchResult.ts';

// Directions
export type {
  ClosedArea,
  ConnectionChoice,
  Directions,
  DirectionsBlocker,
  DirectionsInstruction,
  DirectionsLeg,
  DirectionsRide,
  DirectionsTarget,
  DirectionsWalk,
  NearestResult,
  NoDirections,
  NodeTarget,
} from './data/directions/Directions.ts';
export type {
  DirectionsOptions,
  DirectionsProfile,
  NearestOptions,
} from './data/directions/DirectionsOptions.ts';
export type {
  ArriveInstruction,
  ConnectionKind,
  ContinueInstruction,
  CostReason,
  CostShare,
  DepartInstruction,
  Instruction,
  InstructionTexts,
  InstructionTextsPatch,
  Landmark,
  Side,
  TakeInstruction,
  Travel,
  Turn,
  TurnInstruction,
} from '@mezzanine/wayfinding';

// The map
export type { MapView } from './view/MapView.ts';
export type { ShowMapOptions } from './view/showMap.ts';
export type { MapTheme } from './style/MapTheme.ts';
export type { ThemeChoice } from './view/resolveTheme.ts';

// Spaces
export type { SpaceChange, SpaceFilter, Spaces, SpaceState, SpaceTarget } from './view/Spaces.ts';

// Labels
export type {
  Label,
  LabelIcon,
  LabelOptions,
  LabelPatch,
  LabelPriority,
  LabelTarget,
  MapSymbol,
} from './view/Label.ts';
export type { LabelTierChoice } from './view/labelDefaults.ts';
export type { LabelAllOptions, Labels } from './view/Labels.ts';
export type { LabelTier } from './style/LabelTier.ts';

// Markers
export type { Marker, MarkerAnchor, MarkerOptions, MarkerPatch } from './view/Marker.ts';
export type { Markers, MoveOptions } from './view/Markers.ts';
export type { PlaceTarget } from './view/PlaceTarget.ts';

// Shapes
export type { Shape, ShapeGeoJson, ShapeGeometry, ShapeOptions, ShapeStyle } from './view/Shape.ts';
export type { Shapes } from './view/Shapes.ts';

// Models
export type {
  Model,
  ModelMoveOptions,
  ModelOptions,
  ModelPatch,
  ModelSource,
  ModelStyle,
} from './view/Model.ts';
export type { Models } from './view/Models.ts';

// Images
export type { ImageOptions, ImagePatch, ImageStyle, MapImage } from './view/MapImage.ts';
export type { Images } from './view/Images.ts';
export type { SpaceTexture } from './view/SpaceTexture.ts';

// Navigation
export type { Navigation } from './view/Navigation.ts';
export type { NavigationOptions } from './view/navigation/NavigationOptions.ts';

// Blue dot
export type { BlueDot, BlueDotFeed, BlueDotOptions, ReplayOptions } from './view/BlueDot.ts';
export type { BlueDotState, FollowMode } from './view/blue-dot/BlueDotState.ts';
export type { BlueDotPosition, BlueDotRecording } from './view/blue-dot/BlueDotPosition.ts';
export type { SimulateWalkOptions } from './view/blue-dot/simulateWalk.ts';

// Camera
export type { AnimateOptions, Camera, FocusOptions } from './view/Camera.ts';
export type { CameraInteractions, CameraLimits, CameraState } from './view/camera/CameraState.ts';
export type { AnimationResult } from './view/camera/CameraMotion.ts';
export type { FocusTarget } from './view/camera/focusPlaces.ts';
export type { Easing } from './view/camera/interpolatePose.ts';
export type { ScreenOffsets } from './view/camera/Projector.ts';

// Floors
export type { Floors } from './view/Floors.ts';
export type { StackAnimation, StackedMaps, StackOptions } from './view/StackedMaps.ts';

// Outdoors
export type { Outdoor, OutdoorOptions } from './view/Outdoor.ts';

// Accessibility
export type { Accessibility } from './view/Accessibility.ts';
export type { MapThing } from './view/accessibility/FocusEntry.ts';
export type { MapMessages, MapMessagesPatch } from './view/accessibility/messages.ts';

// Views
export type { RestoreOptions, Views } from './view/Views.ts';
export type { View, ViewTopic, ViewTopics } from './view/views/View.ts';

// Events
export type { Listener } from './view/Emitter.ts';
export type {
  BlueDotStateDetail,
  CameraChangeDetail,
  ChangeReason,
  FloorChangeDetail,
  FocusChangeDetail,
  FollowChangeDetail,
  MapEvents,
  NavigationHit,
  NavigationStepDetail,
  PointerEventDetail,
  StackChangeDetail,
} from './view/mapEvents.ts';

// The parsed file
export type {
  ConnectionType,
  Language,
  LineString,
  LocalPlane,
  LocalPoint,
  MultiPolygon,
  Mvf,
  OpeningHours,
  Point,
  Polygon,
  Position,
  SpaceKind,
  VenueType,
} from '@mezzanine/mvf';

// For bindings to map libraries
export { LocalProjection } from './data/LocalProjection.ts';
export type { HostedMap, ShowMapInOptions } from './view/showMapIn.ts';
export type { HostView, MapHost } from './view/MapHost.ts';
export type { CameraDriver } from './view/camera/CameraMotion.ts';
export type { Pose } from './view/camera/Projector.ts';

// Errors
export type { ErrorCodeEntry } from './data/errorCodes.ts';
export type { MezzanineErrorCode } from './data/remedies.ts';
export type { MezzanineErrorParts } from './data/MezzanineError.ts';
