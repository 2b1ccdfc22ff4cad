import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { getVenue, MapView, MiniMap, type Location } from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const [place, setPlace] = useState<Location>();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState('Loading…');
  useEffect(() => {
    getVenue(options).then(
      ({ locations }) => setPlace(locations.find(({ polygons }) => polygons.length > 0)),
      (error: Error) => setState(error.message),
    );
  }, []);
  // #region whole
  if (isOpen) {
    return (
      <View style={styles.screen}>
        <MapView options={{ ...options, firstMapId: place?.polygons[0]?.map.id }} />
        <Pressable accessibilityRole="button" style={styles.bar} onPress={() => setOpen(false)}>
          <Text style={styles.light}>Back</Text>
        </Pressable>
      </View>
    );
  }
  // #endregion
  return (
    <View style={styles.page}>
      <Text accessibilityRole="header" style={styles.title}>
        {place?.name ?? state}
      </Text>
      {/* #region mini */}
      <View style={styles.card}>
        <MiniMap options={options} location={place} polygonHighlightColor="#1f6feb" />
        <Pressable
          accessibilityRole="button"
          accessibilityLabel="Show on map"
          style={styles.cover}
          onPress={() => setOpen(true)}
        />
      </View>
      {/* #endregion */}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: { flex: 1, padding: 16, gap: 12, backgroundColor: '#ffffff' },
  title: { fontSize: 22, fontWeight: 'bold', color: '#1b1f24' },
  card: { height: 220, borderRadius: 12, overflow: 'hidden' },
  cover: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  bar: { padding: 16, backgroundColor: '#1b1f24' },
  light: { fontSize: 16, color: '#ffffff' },
});
