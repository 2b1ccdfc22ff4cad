import { useEffect, useMemo, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { BlueDot, MapView, useVenue } from '@mezzanine/react-native-sdk';
import type { Coordinate, FollowMode, Venue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
/** Positions along a route, one every half a second. */
function useWalk(venue: Venue | undefined): Coordinate | undefined {
  const [index, setIndex] = useState(0);
  const walk = useMemo(() => {
    const named = venue?.spaces.filter(({ name }) => name !== '') ?? [];
    const [from, to] = [named[0], named.at(-1)];
    const route = venue && from && to ? venue.directions(from, to) : undefined;
    return route?.type === 'directions' ? route.path : [];
  }, [venue]);
  useEffect(() => {
    const timer = setInterval(() => setIndex((before) => before + 1), 500);
    return () => clearInterval(timer);
  }, []);
  return walk[index % Math.max(walk.length, 1)];
}

export default function App() {
  const { venue, error } = useVenue(source);
  const [follow, setFollow] = useState<FollowMode>('position');
  const place = useWalk(venue);
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  return (
    <View style={styles.screen}>
      {/* #region dot */}
      <MapView venue={venue} floor={place?.floorId}>
        <BlueDot
          position={place && { ...place, accuracyMeters: 4 }}
          follow={follow}
          onFollowChange={({ mode }) => setFollow(mode)}
        />
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={() => setFollow(follow === 'none' ? 'position' : 'none')}
        >
          <Text style={styles.text}>{follow === 'none' ? 'Follow' : 'Stop following'}</Text>
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
