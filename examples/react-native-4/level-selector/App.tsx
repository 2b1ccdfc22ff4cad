import { useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MapView, type Map as VenueMap, type MapViewStore } from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const map = useRef<MapViewStore>(null);
  const [shown, setShown] = useState<VenueMap>();
  // #region maps
  const maps = [...(shown?.group.maps ?? [])].reverse();
  // #endregion
  return (
    <View style={styles.screen}>
      {/* #region map */}
      <MapView
        ref={map}
        options={options}
        onDataLoaded={() => setShown(map.current?.currentMap)}
        onMapChanged={(event) => setShown(event.map)}
      />
      {/* #endregion */}
      {/* #region selector */}
      <View style={styles.selector}>
        {maps.map((one) => (
          <Pressable
            key={one.id}
            accessibilityRole="button"
            accessibilityLabel={`${one.shortName}, ${one.name}`}
            accessibilityState={{ selected: one === shown }}
            style={[styles.button, one === shown && styles.shown]}
            onPress={() => void map.current?.setMap(one)}
          >
            <Text style={styles.text}>{one.shortName}</Text>
          </Pressable>
        ))}
      </View>
      {/* #endregion */}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  selector: { position: 'absolute', right: 12, top: 12, gap: 4 },
  button: { borderRadius: 8, backgroundColor: '#1b1f24', padding: 12, minHeight: 44 },
  shown: { backgroundColor: '#1f6feb' },
  text: { fontSize: 16, color: '#ffffff', textAlign: 'center' },
});
