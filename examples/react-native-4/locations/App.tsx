import { useEffect, useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, View } from 'react-native';
import { getVenue, MiniMap, type Location, type Venue } from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  // #region load
  const [venue, setVenue] = useState<Venue>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    getVenue(options).then(setVenue, (error: Error) => setProblem(error.message));
  }, []);
  // #endregion
  const [chosen, setChosen] = useState<Location>();
  // #region list
  const locations = [...(venue?.locations ?? [])]
    .filter(({ polygons }) => polygons.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  const shown = chosen ?? locations[0];
  // #endregion
  if (problem !== '') return <Text accessibilityRole="alert">{problem}</Text>;
  return (
    <View style={styles.screen}>
      <View style={styles.map}>
        <MiniMap options={options} location={shown} />
      </View>
      <FlatList
        data={locations}
        keyExtractor={(location) => location.id}
        renderItem={({ item }) => (
          <Pressable
            accessibilityRole="button"
            accessibilityState={{ selected: item === shown }}
            style={[styles.row, item === shown && styles.shown]}
            onPress={() => setChosen(item)}
          >
            <Text style={styles.name}>{item.name}</Text>
            <Text style={styles.floor}>{item.polygons[0]?.map.name}</Text>
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
