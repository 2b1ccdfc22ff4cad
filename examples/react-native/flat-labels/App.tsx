import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Camera, Label, MapView, useVenue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [isLarge, setLarge] = useState(false);
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  const named = venue?.spaces.filter(({ name }) => name !== '') ?? [];
  return (
    <View style={styles.screen}>
      {/* #region labels */}
      <MapView venue={venue} labels="none">
        <Camera zoomLevel={19} />
        {named.map((space) => (
          <Label
            key={space.id}
            target={space}
            text={space.name}
            kind="flat"
            fontSizeMeters={isLarge ? 4 : 2}
          />
        ))}
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={() => setLarge(!isLarge)}
        >
          <Text style={styles.text}>{isLarge ? 'Smaller letters' : 'Larger letters'}</Text>
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
