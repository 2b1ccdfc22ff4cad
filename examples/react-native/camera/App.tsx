import { useRef } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Camera, MapView, type MapHandle } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const map = useRef<MapHandle>(null);
  // #region turn
  const turn = async () => {
    const { bearing } = (await map.current?.getCamera()) ?? { bearing: 0 };
    await map.current?.moveCamera({ bearing: bearing + 90 }, { durationMs: 600 });
  };
  // #endregion
  // #region moves
  const tilt = () => map.current?.moveCamera({ pitch: 60 }, { durationMs: 600 });
  const flatten = () => map.current?.moveCamera({ pitch: 0 }, { durationMs: 600 });
  const showFloor = () => {
    const [floor] = map.current?.venue?.floors ?? [];
    return floor && map.current?.focusOn(floor, { durationMs: 600 });
  };
  // #endregion
  return (
    <View style={styles.screen}>
      {/* #region rules */}
      <MapView venue={source} ref={map}>
        <Camera rules={{ maxPitch: 70, screenOffsets: { bottom: 80 } }} />
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <MoveButton name="Turn" onPress={() => void turn()} />
        <MoveButton name="Tilt" onPress={() => void tilt()} />
        <MoveButton name="Flat" onPress={() => void flatten()} />
        <MoveButton name="Floor" onPress={() => void showFloor()} />
      </View>
    </View>
  );
}

function MoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Pressable accessibilityRole="button" style={styles.button} onPress={onPress}>
      <Text style={styles.text}>{name}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    flexDirection: 'row',
    gap: 8,
    padding: 12,
    backgroundColor: '#1b1f24',
  },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  text: { fontSize: 16, color: '#ffffff' },
});
