import type { ReactElement } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Location, Space, Venue, VenueSource } from '@mezzanine/mezzanine-js/headless';
import { Camera } from './Camera.tsx';
import { MapView } from './MapView.tsx';
import type { MapViewProps } from './MapViewProps.ts';
import { Selection } from './Selection.tsx';

/** Props of {@link MiniMap}. */
export interface MiniMapProps extends Pick<
  MapViewProps,
  'options' | 'theme' | 'themeColors' | 'fallback' | 'renderError' | 'onError'
> {
  /** A venue of `useVenue` or `loadVenue`, or the source of one. */
  readonly venue: Venue | VenueSource | undefined;
  /** The place to show, as an entity or by its id. */
  readonly target: Space | Location | undefined;
  /** CSS color of the place; default: the theme's accent color. */
  readonly color?: string | undefined;
  /** Default: fills its parent, which needs a size. */
  readonly style?: StyleProp<ViewStyle>;
  /** Called when the user taps it, for example to open the full map. */
  readonly onPress?: (() => void) | undefined;
  /** Name of the button for screen readers; default: "Show on map", and the name of the place. */
  readonly accessibilityLabel?: string | undefined;
  /** Called at the first frame. */
  readonly onReady?: (() => void) | undefined;
}

const NO_GESTURES = { pan: false, zoom: false, rotate: false, pitch: false, keyboard: false };

/**
 * A small map of one place, without gestures. Every mini map is a web view: in a list, show one on
 * demand.
 *
 * @example
 * <MiniMap venue={venue} target={shop} style={{ height: 160 }} onPress={openMap} />
 */
export function MiniMap(props: MiniMapProps): ReactElement {
  const { target, color, style, onPress, onReady, venue, ...rest } = props;
  const { accessibilityLabel = `Show on map: ${target?.name ?? ''}`, ...look } = rest;
  const floor = target?.type === 'space' ? target.floor : target?.spaces[0]?.floor;
  return (
    <View style={[styles.box, style]} testID="mezzanine-minimap">
      <View style={styles.map} pointerEvents="none">
        <MapView
          {...look}
          venue={venue}
          floor={floor}
          announcements={false}
          isHiddenFromScreenReaders
          onReady={onReady}
        >
          <Camera rules={{ interactions: NO_GESTURES }} />
          <Selection targets={target ? [target] : []} color={color} focus />
        </MapView>
      </View>
      {onPress && (
        <Pressable
          style={styles.button}
          accessibilityRole="button"
          accessibilityLabel={accessibilityLabel}
          onPress={onPress}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flex: 1, overflow: 'hidden' },
  map: { flex: 1 },
  button: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
