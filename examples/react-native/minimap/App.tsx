import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Camera, MapView, MiniMap, Selection, useVenue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [isOpen, setOpen] = useState(false);
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  const place = venue?.spaces.find(({ name }) => name !== '');
  if (!place) return <Text>Loading…</Text>;
  // #region whole
  if (isOpen) {
    return (
      <View style={styles.screen}>
        <MapView venue={venue} floor={place.floor}>
          <Selection targets={[place]} />
          <Camera focusOn={place} />
        </MapView>
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
        {place.name}
      </Text>
      {/* #region mini */}
      <View style={styles.card}>
        <MiniMap venue={venue} target={place} onPress={() => setOpen(true)} />
      </View>
      {/* #endregion */}
      <Text style={styles.dark}>{place.floor.name}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: { flex: 1, padding: 16, gap: 12, backgroundColor: '#ffffff' },
  title: { fontSize: 22, fontWeight: 'bold', color: '#1b1f24' },
  card: { height: 220, borderRadius: 12, overflow: 'hidden' },
  bar: { padding: 16, backgroundColor: '#1b1f24' },
  light: { fontSize: 16, color: '#ffffff' },
  dark: { fontSize: 16, color: '#59636e' },
});
