import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { MapView, SpaceState, useVenue, type Space } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [chosen, setChosen] = useState<readonly Space[]>([]);
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  // #region toggle
  const toggle = (space: Space | undefined) => {
    if (!space) return;
    setChosen((before) =>
      before.includes(space) ? before.filter((one) => one !== space) : [...before, space],
    );
  };
  // #endregion
  const names = chosen.map((space) => space.name || 'A space without a name');
  return (
    <View style={styles.screen}>
      {/* #region map */}
      <MapView venue={venue} onClick={({ spaces }) => toggle(spaces[0])}>
        {chosen.length > 0 && <SpaceState target={chosen} color="#e4572e" heightMeters={2} />}
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {names.length === 0 ? 'Tap a place.' : names.join(', ')}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { padding: 16, backgroundColor: '#1b1f24' },
  text: { fontSize: 16, color: '#ffffff' },
});
