import { useEffect, useState, type ReactElement } from 'react';
import { FlatList, Pressable, StyleSheet, Text } from 'react-native';
import type { VenueCache } from '@mezzanine/react-native-sdk';
import type { ListedVenue } from './ListedVenue.ts';
import { useColors } from './palette.ts';

interface VenueListProps {
  readonly venues: readonly ListedVenue[];
  readonly cache: VenueCache;
  readonly onChoose: (venue: ListedVenue) => void;
}

/** The venues. They are stored when the list is shown, so that they open without a network. */
export function VenueList({ venues, cache, onChoose }: VenueListProps): ReactElement {
  const colors = useColors();
  const [stored, setStored] = useState<ReadonlySet<unknown>>(new Set());
  useEffect(() => {
    const stop = new AbortController();
    const sources = venues.map((venue) => venue.source);
    void cache.prefetch(sources, stop.signal).then((results) => {
      if (stop.signal.aborted) return;
      const kept = results.filter((result) => result.status !== 'failed');
      setStored(new Set(kept.map((result) => result.source)));
    });
    return () => stop.abort();
  }, [cache, venues]);
  return (
    <FlatList
      data={venues}
      keyExtractor={(venue) => venue.name}
      renderItem={({ item }) => (
        <Pressable accessibilityRole="button" style={styles.row} onPress={() => onChoose(item)}>
          <Text style={[styles.name, { color: colors.text }]}>{item.name}</Text>
          {stored.has(item.source) && <Text style={{ color: colors.text }}>Available offline</Text>}
        </Pressable>
      )}
    />
  );
}

const styles = StyleSheet.create({
  row: { padding: 16, minHeight: 44 },
  name: { fontSize: 18 },
});
