import { useEffect, useState, type ReactElement } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';
import type { Location, Venue } from '@mezzanine/react-native-sdk';
import { useColors } from './palette.ts';

interface SearchFieldProps {
  readonly venue: Venue;
  readonly onChoose: (location: Location) => void;
}

/** Finds locations by name, category, or description, in the app and without a network. */
export function SearchField({ venue, onChoose }: SearchFieldProps): ReactElement {
  const colors = useColors();
  const [text, setText] = useState('');
  const results = useResults(venue, text);
  return (
    <View>
      <TextInput
        accessibilityLabel="Search"
        placeholder="Search"
        style={[styles.field, { borderColor: colors.line, backgroundColor: colors.paper }]}
        value={text}
        onChangeText={setText}
      />
      {results.map((location) => (
        <Pressable
          key={location.id}
          accessibilityRole="button"
          style={styles.result}
          onPress={() => {
            setText('');
            onChoose(location);
          }}
        >
          <Text style={{ color: colors.text }}>{location.name}</Text>
        </Pressable>
      ))}
    </View>
  );
}

function useResults(venue: Venue, text: string): readonly Location[] {
  const [found, setFound] = useState<{ text: string; locations: readonly Location[] }>();
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let isCurrent = true;
    void venue.search(text, { types: ['location'], limit: 5 }).then((hits) => {
      const locations = hits.flatMap((hit) => (hit.type === 'location' ? hit.entity : []));
      if (isCurrent) setFound({ text, locations });
    });
    return () => {
      isCurrent = false;
    };
  }, [venue, text]);
  return found?.text === text ? found.locations : [];
}

const styles = StyleSheet.create({
  field: { borderWidth: 1, borderRadius: 8, margin: 8, padding: 12, minHeight: 44 },
  result: { padding: 12, minHeight: 44 },
});
