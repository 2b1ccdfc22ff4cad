import { useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import {
  COLLISION_RANKING_TIERS,
  MapView,
  MARKER_ANCHOR,
  type MapViewStore,
  type Polygon,
} from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const map = useRef<MapViewStore>(null);
  const [count, setCount] = useState(0);
  // #region create
  const mark = (polygon: Polygon) => {
    map.current?.createMarker(polygon, `<b style="color: #c8411b">● ${count + 1}</b>`, {
      anchor: MARKER_ANCHOR.BOTTOM,
      rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
    });
    setCount(count + 1);
  };
  // #endregion
  const markFirst = () => {
    const [polygon] = map.current?.currentMap.polygons ?? [];
    if (polygon) mark(polygon);
  };
  // #region remove
  const removeAll = () => {
    map.current?.removeAllMarkers();
    setCount(0);
  };
  // #endregion
  return (
    <View style={styles.screen}>
      {/* #region map */}
      <MapView ref={map} options={options} onPolygonClicked={({ polygon }) => mark(polygon)} />
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {count === 1 ? '1 marker' : `${count} markers`}
        </Text>
        <Pressable accessibilityRole="button" style={styles.button} onPress={markFirst}>
          <Text style={styles.text}>Add</Text>
        </Pressable>
        <Pressable accessibilityRole="button" style={styles.button} onPress={removeAll}>
          <Text style={styles.text}>Remove all</Text>
        </Pressable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { flexDirection: 'row', gap: 8, padding: 12, backgroundColor: '#1b1f24' },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  text: { fontSize: 16, color: '#ffffff' },
});
