// Everything in the web SDK, so that an app needs one import; components take precedence over types of the same name.
// oxlint-disable-next-line house/no-export-all -- The one place that passes a whole package on: a list would forget what the SDK adds.
export * from '@mezzanine/mezzanine-js';

// The map
export { MapView } from './MapView.tsx';
export { useMapView } from './useMapView.ts';
export { useMapEvent } from './useMapEvent.ts';
export { useVenue } from './useVenue.ts';

// Spaces
export { SpaceState } from './SpaceState.tsx';
export { useSpaceState } from './useSpaceState.ts';

// Labels, markers, shapes, models, images
export { Label } from './Label.tsx';
export { Marker } from './Marker.tsx';
export { Model } from './Model.tsx';
export { FloorImage } from './FloorImage.tsx';
export { Shape } from './Shape.tsx';

// Camera
export { Camera } from './Camera.tsx';

// Outdoors, views
export { OutdoorMap } from './OutdoorMap.tsx';
export { useViews } from './useViews.ts';

// Directions and position
export { BlueDot } from './BlueDot.tsx';
export { Navigation } from './Navigation.tsx';

// Floors
export { FloorSelection } from './FloorSelection.tsx';
export { StackedMaps } from './StackedMaps.tsx';
export { useFloor } from './useFloor.ts';

// Types
export type { MapViewEvents, MapViewLook, MapViewProps } from './MapView.tsx';
export type { UseVenueOptions, VenueResult } from './useVenue.ts';
export type { SpaceStateProps } from './SpaceState.tsx';
export type { LabelProps } from './Label.tsx';
export type { MarkerProps } from './Marker.tsx';
export type { ModelProps } from './Model.tsx';
export type { FloorImageProps } from './FloorImage.tsx';
export type { ShapeProps } from './Shape.tsx';
export type { CameraProps } from './Camera.tsx';
export type { OutdoorMapProps } from './OutdoorMap.tsx';
export type { ViewsResult } from './useViews.ts';
export type { BlueDotProps } from './BlueDot.tsx';
export type { NavigationProps } from './Navigation.tsx';
export type { FloorSelectionProps } from './FloorSelection.tsx';
export type { StackedMapsProps } from './StackedMaps.tsx';

// SDK types whose names are components here
export type {
  BlueDot as MapBlueDot,
  Camera as MapCamera,
  FloorImage as VenueFloorImage,
  Label as MapLabel,
  MapView as MapViewInstance,
  Marker as MapMarker,
  Model as MapModel,
  Navigation as MapNavigation,
  Shape as MapShape,
  SpaceState as SpaceAppearance,
  StackedMaps as MapStackedMaps,
} from '@mezzanine/mezzanine-js';
