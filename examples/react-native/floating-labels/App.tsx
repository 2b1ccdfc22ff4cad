import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Label, MapView, useVenue, type Space } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [chosen, setChosen] = useState<Space>();
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  const named = venue?.spaces.filter(({ name }) => name !== '') ?? [];
  return (
    <View style={styles.screen}>
      {/* #region labels */}
      <MapView venue={venue} labels="none">
        {named.map((space) => (
          <Label
            key={space.id}
            target={space}
            text={space.name}
            icon={{ kind: 'dot' }}
            color={space === chosen ? '#c8411b' : undefined}
            priority={space === chosen ? 'always' : 'medium'}
            onPress={() => setChosen(space)}
          />
        ))}
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {chosen ? `${chosen.name}, ${chosen.floor.name}` : 'Tap a label.'}
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
