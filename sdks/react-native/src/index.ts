// The map
export { MapView } from './components/MapView.tsx';
export { MiniMap } from './components/MiniMap.tsx';
export { useMap } from './hooks/useMap.ts';
export { useMapEvent } from './hooks/useMapEvent.ts';

// On the map
export { BlueDot } from './components/BlueDot.tsx';
export { Camera } from './components/Camera.tsx';
export { FloorImage } from './components/FloorImage.tsx';
export { Label } from './components/Label.tsx';
export { Marker } from './components/Marker.tsx';
export { Model } from './components/Model.tsx';
export { OutdoorMap } from './components/OutdoorMap.tsx';
export { Route } from './components/Route.tsx';
export { Selection } from './components/Selection.tsx';
export { Shape } from './components/Shape.tsx';
export { SpaceState } from './components/SpaceState.tsx';
export { StackedFloors } from './components/StackedFloors.tsx';
export { Tooltip } from './components/Tooltip.tsx';

// Accessibility
export { PlaceList } from './components/PlaceList.tsx';

// Errors
export { MapError } from './host/MapError.ts';

// Types
export type { MiniMapProps } from './components/MiniMap.tsx';
export type { BlueDotProps } from './components/BlueDot.tsx';
export type { CameraProps } from './components/Camera.tsx';
export type { FloorImageProps } from './components/FloorImage.tsx';
export type { LabelProps } from './components/Label.tsx';
export type { MarkerProps } from './components/Marker.tsx';
export type { ModelProps } from './components/Model.tsx';
export type { OutdoorMapProps } from './components/OutdoorMap.tsx';
export type { RouteProps } from './components/Route.tsx';
export type { SelectionProps } from './components/Selection.tsx';
export type { ShapeProps } from './components/Shape.tsx';
export type { SpaceStateProps } from './components/SpaceState.tsx';
export type { StackedFloorsProps } from './components/StackedFloors.tsx';
export type { TooltipProps } from './components/Tooltip.tsx';
export type { PlaceListProps } from './components/PlaceList.tsx';

// Props, calls, and events of the map
export type { MapViewEvents, MapViewLook, MapViewProps } from './components/MapViewProps.ts';
export type { FocusOptions, MapHandle, MoveOptions } from './map/MapHandle.ts';
export type { FloorChangeDetail, MapClick, MapEvents } from './map/mapEvents.ts';
export type { FocusTarget, MapTarget } from './map/places.ts';

// Values on the map
export type {
  AnimationResult,
  BlueDotPosition,
  BlueDotState,
  BlueDotStateChange,
  CameraChange,
  CameraReport,
  CameraRulesTopic as CameraRules,
  CameraState,
  ChangeReason,
  DirectionsOptions as RouteOptions,
  DirectionsResult as RouteResult,
  Easing,
  FollowChange,
  FollowMode,
  Geometry,
  LabelIcon,
  LabelKind,
  MapThing,
  MarkerAnchor,
  MarkerContent,
  MobileErrorCode as MapErrorCode,
  OutdoorChange,
  PositionChange,
  Priority,
  RouteChange,
  StepChange,
  ThemeColors,
} from '@mezzanine/mobile-protocol';

// The venue, without a map
export { loadVenue } from './venue/loadVenue.ts';
export { useVenue } from './hooks/useVenue.ts';
export { VenueCache } from './venue/VenueCache.ts';
export { MezzanineError } from '@mezzanine/mezzanine-js/headless';
export type { LoadVenueOptions } from './venue/loadVenue.ts';
export type { UseVenueOptions, VenueResult } from './hooks/useVenue.ts';
export type {
  PrefetchedVenue,
  PrefetchFailure,
  PrefetchResult,
  VenueCacheOptions,
} from './venue/VenueCache.ts';
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
