import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';
import { Camera, MapView, Marker, useVenue } from '@mezzanine/react-native-sdk';
import type { Space, Venue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
// #region search
function useResults(venue: Venue | undefined, text: string): readonly Space[] {
  const [found, setFound] = useState<readonly Space[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void venue?.search(text, { limit: 5 }).then((hits) => {
      const spaces = hits.flatMap((hit) => {
        if (hit.type === 'space') return [hit.entity];
        return hit.type === 'location' ? hit.entity.spaces.slice(0, 1) : [];
      });
      if (isCurrent) setFound([...new Set(spaces)]);
    });
    return () => {
      isCurrent = false;
    };
  }, [venue, text]);
  return found;
}
// #endregion

export default function App() {
  const { venue, error } = useVenue(source);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Space>();
  const results = useResults(venue, text);
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  return (
    <View style={styles.screen}>
      <TextInput
        accessibilityLabel="Search"
        placeholder="Search"
        style={styles.field}
        value={text}
        onChangeText={setText}
      />
      {results.map((space) => (
        <Pressable
          key={space.id}
          accessibilityRole="button"
          style={styles.result}
          onPress={() => setChosen(space)}
        >
          <Text style={styles.name}>{`${space.name}, ${space.floor.name}`}</Text>
        </Pressable>
      ))}
      <MapView venue={venue} floor={chosen?.floor}>
        <Camera focusOn={chosen} focusOptions={{ maxZoomLevel: 20 }} />
        {chosen && <Marker target={chosen} />}
      </MapView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: '#ffffff' },
  field: { padding: 16, fontSize: 18, minHeight: 44, color: '#1b1f24' },
  result: { padding: 12, minHeight: 44 },
  name: { fontSize: 16, color: '#1b1f24' },
});
