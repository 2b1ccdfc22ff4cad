import { reportKeys } from '@mezzanine/mezzanine-js/compat';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { MapView as MapView5 } from '../index.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { Contents } from './Contents.tsx';
import { NO_SIZE } from './coordinateAt.ts';
import { sourceOf } from './getVenue.ts';
import type { MapViewStore } from './MapViewStore.ts';
import type { OlderMapViewProps } from './OlderMapViewProps.ts';
import { Scene } from './Scene.ts';

const ALTERNATIVES = {
  backgroundAlpha: 'Set a backgroundColor with an alpha value.',
  multiBufferRendering: 'Everything is drawn in one buffer.',
  xRayPath: 'Routes are always visible through walls.',
};

/** A map of an older version, with the calls of that version. */
export function OlderMapView<Store extends MapViewStore>(
  props: OlderMapViewProps<Store>,
): ReactElement {
  const { options, style, children } = props;
  const { cache, language, backgroundColor } = options;
  const [scene] = useState(() => new Scene());
  const floor = useSyncExternalStore(scene.subscribe, () => scene.read().floorId);
  const size = useRef(NO_SIZE);
  const latest = useLatest(props);
  useEffect(() => reportKeys('MapView options', latest.current.options, ALTERNATIVES), [latest]);
  return (
    <View
      style={[styles.box, style]}
      onLayout={({ nativeEvent }) => {
        size.current = nativeEvent.layout;
      }}
    >
      <MapView5
        venue={sourceOf(options)}
        options={{ cache, ...(language !== undefined && { language }) }}
        floor={floor}
        labels="none"
        themeColors={backgroundColor === undefined ? undefined : { paper: backgroundColor }}
        onError={props.onError}
      >
        <Contents {...props} scene={scene} size={size} />
      </MapView5>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ box: { flex: 1 } });
