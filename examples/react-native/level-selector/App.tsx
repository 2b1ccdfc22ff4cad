import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MapView, useVenue, type Floor } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [floor, setFloor] = useState<Floor>();
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  // #region floors
  const floors = [...(floor?.floorStack.floors ?? [])].reverse();
  // #endregion
  return (
    <View style={styles.screen}>
      {/* #region map */}
      <MapView
        venue={venue}
        floor={floor}
        onReady={({ venue: shown }) => setFloor(shown?.floorStacks[0]?.defaultFloor)}
        onFloorChange={(change) => setFloor(change.floor)}
      />
      {/* #endregion */}
      {/* #region selector */}
      <View style={styles.selector}>
        {floors.map((one) => (
          <Pressable
            key={one.id}
            accessibilityRole="button"
            accessibilityLabel={`${one.shortName}, ${one.name}`}
            accessibilityState={{ selected: one === floor }}
            style={[styles.button, one === floor && styles.shown]}
            onPress={() => setFloor(one)}
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
