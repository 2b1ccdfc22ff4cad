import { useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, View } from 'react-native';
import { MiniMap, useVenue, type Space } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  // #region load
  const { venue, error } = useVenue(source);
  const [chosen, setChosen] = useState<Space>();
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  if (!venue) return <Text>Loading…</Text>;
  // #endregion
  // #region list
  const places = venue.spaces
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.name.localeCompare(b.name));
  const shown = chosen ?? places[0];
  // #endregion
  return (
    <View style={styles.screen}>
      <View style={styles.map}>
        <MiniMap venue={venue} target={shown} />
      </View>
      <FlatList
        data={places}
        keyExtractor={(place) => place.id}
        renderItem={({ item }) => (
          <Pressable
            accessibilityRole="button"
            accessibilityState={{ selected: item === shown }}
            style={[styles.row, item === shown && styles.shown]}
            onPress={() => setChosen(item)}
          >
            <Text style={styles.name}>{item.name}</Text>
            <Text style={styles.floor}>{item.floor.name}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: '#ffffff' },
  map: { height: 240 },
  row: { padding: 16, minHeight: 44 },
  shown: { backgroundColor: '#ddeaff' },
  name: { fontSize: 18, color: '#1b1f24' },
  floor: { fontSize: 14, color: '#59636e' },
});
