import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MapView, Marker, type Coordinate } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
interface Pin {
  readonly id: number;
  readonly place: Coordinate;
}

export default function App() {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  // #region place
  const place = (coordinate: Coordinate) => {
    setPins((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, place: coordinate }]);
  };
  // #endregion
  return (
    <View style={styles.screen}>
      {/* #region map */}
      <MapView
        venue={source}
        onClick={({ coordinate, isOnMarker }) => !isOnMarker && coordinate && place(coordinate)}
      >
        {pins.map((pin) => (
          <Marker
            key={pin.id}
            target={pin.place}
            content={{ kind: 'pin', symbol: String(pin.id) }}
            priority="always"
            accessibleName={`Pin ${pin.id}`}
            onPress={() => setPins((before) => before.filter(({ id }) => id !== pin.id))}
          />
        ))}
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {pins.length === 1 ? '1 pin' : `${pins.length} pins`}
        </Text>
        <Pressable accessibilityRole="button" style={styles.button} onPress={() => setPins([])}>
          <Text style={styles.text}>Remove all</Text>
        </Pressable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    padding: 12,
    backgroundColor: '#1b1f24',
  },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  text: { fontSize: 16, color: '#ffffff' },
});
