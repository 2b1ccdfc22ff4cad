import type { ReactNode, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Floor, LoadProgress, Venue, VenueSource } from '@mezzanine/mezzanine-js/headless';
import type { ThemeColors } from '@mezzanine/mobile-protocol';
import type { UseVenueOptions } from '../hooks/useVenue.ts';
import type { MapHandle } from '../map/MapHandle.ts';
import type { FloorChangeDetail, MapClick } from '../map/mapEvents.ts';

/** Event props of a map. */
export interface MapViewEvents {
  /** Called at the first frame, and at the first frame of another venue. */
  readonly onReady?: ((map: MapHandle) => void) | undefined;
  /** Called when the venue cannot be loaded, or when an error occurs later. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called with loading progress. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /**
   * Called for each tap, even on labels, markers, models, and shapes with their own `onPress`. On a
   * marker, `isOnMarker` is true and `spaces` is empty.
   */
  readonly onClick?: ((detail: MapClick) => void) | undefined;
  /** Called when another floor is shown. */
  readonly onFloorChange?: ((detail: FloorChangeDetail) => void) | undefined;
}

/** Appearance and behavior of a map. */
export interface MapViewLook {
  /** A floor or its id; the map follows whenever it changes. Default: the venue's choice. */
  readonly floor?: Floor | string | undefined;
  /** Default `auto`: follows the color scheme of the app. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Colors that differ from those of the theme. */
  readonly themeColors?: ThemeColors | undefined;
  /** `all` (default) shows names of spaces. */
  readonly labels?: 'all' | 'none' | undefined;
  /** Accessible name of the map; default: "Map of" and the name of the venue. */
  readonly accessibilityLabel?: string | undefined;
  /** Whether other floors are announced to screen readers; default true. */
  readonly announcements?: boolean | undefined;
  /** Hides the map from screen readers where a list replaces it; default false. */
  readonly isHiddenFromScreenReaders?: boolean | undefined;
  /** Texts of the map itself in another language, by name. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
  /** Default: fills its parent, which needs a size. */
  readonly style?: StyleProp<ViewStyle>;
  /** Shown until the first frame; default: an activity indicator. */
  readonly fallback?: ReactNode;
  /** Shown instead of the map if there is none; `reload` tries again. Default: the message as an alert. */
  readonly renderError?: ((error: Error, reload: () => void) => ReactNode) | undefined;
  /** Components on the map, and any views above it. */
  readonly children?: ReactNode;
}

/** Props of {@link MapView}. */
export interface MapViewProps extends MapViewEvents, MapViewLook {
  /**
   * A venue of `useVenue` or `loadVenue`, or the source of one; `undefined` waits. An equal source
   * loads nothing, even after an error: call `reload` of the handle or of `renderError`.
   */
  readonly venue: Venue | VenueSource | undefined;
  /** Options for loading a source. */
  readonly options?: Omit<UseVenueOptions, 'onProgress'> | undefined;
  /** Receives the handle of the map, for calls. */
  readonly ref?: Ref<MapHandle> | undefined;
}
