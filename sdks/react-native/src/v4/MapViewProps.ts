import type {
  BlueDotPositionUpdate,
  BlueDotStateChange,
  Map as VenueMap,
  Polygon,
  State,
  Venue,
} from '@mezzanine/mezzanine-js/compat';
import type { ReactNode, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { GetVenueOptions } from './getVenue.ts';
import type { MapViewStore } from './MapViewStore.ts';

/** Options of `<MapView>`: where the venue is, and how it is shown. */
export interface MapViewOptions extends GetVenueOptions {
  /** Id of the map to show first; default: the default map of the first building. */
  readonly firstMapId?: string | undefined;
  /** Whether all locations get floating labels at the start; default true. */
  readonly labelAllLocationsOnInit?: boolean | undefined;
  /** CSS color around the building. */
  readonly backgroundColor?: string | undefined;
  /** No longer has an effect; reported once. */
  readonly backgroundAlpha?: number | undefined;
  /** No longer has an effect; reported once. */
  readonly multiBufferRendering?: boolean | undefined;
  /** No longer has an effect; reported once. */
  readonly xRayPath?: boolean | undefined;
}

/** Props of `<MapView>`. */
export interface MapViewProps {
  /** Where the venue is, and how it is shown. May be an inline object. */
  readonly options: MapViewOptions;
  /** Receives the calls of the map as soon as the venue is loaded. */
  readonly ref?: Ref<MapViewStore> | undefined;
  /** Default: fills its parent, which needs a size. */
  readonly style?: StyleProp<ViewStyle>;
  /** Views above the map. */
  readonly children?: ReactNode;
  /** Called when the venue is loaded. Lists and search can be used from then on. */
  readonly onDataLoaded?: ((event: { readonly venueData: Venue }) => void) | undefined;
  /** Called at the first frame. */
  readonly onFirstMapLoaded?: (() => void) | undefined;
  /** Called when another map is shown. */
  readonly onMapChanged?: ((event: { readonly map: VenueMap }) => void) | undefined;
  /** Called when the user taps a polygon that has a location or is interactive. */
  readonly onPolygonClicked?: ((event: { readonly polygon: Polygon }) => void) | undefined;
  /** Called when the user taps the map elsewhere. */
  readonly onNothingClicked?: (() => void) | undefined;
  /** Called when the blue dot has moved. */
  readonly onBlueDotPositionUpdated?:
    | ((event: { readonly update: BlueDotPositionUpdate }) => void)
    | undefined;
  /** Called when the state of the blue dot has changed. */
  readonly onBlueDotStateChanged?:
    | ((event: { readonly change: BlueDotStateChange }) => void)
    | undefined;
  /** Called when the map starts or stops following the blue dot. */
  readonly onStateChanged?: ((event: { readonly state: State }) => void) | undefined;
  /** Called when the venue cannot be loaded, or when an error occurs later. */
  readonly onError?: ((error: Error) => void) | undefined;
}
