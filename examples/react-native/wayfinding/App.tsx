import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MapView, Route, useVenue } from '@mezzanine/react-native-sdk';
import type { RouteResult, Venue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
/** The two named places that are farthest apart in the list. */
function endsOf(venue: Venue | undefined) {
  const named = venue?.spaces.filter(({ name }) => name !== '') ?? [];
  return { from: named[0], to: named.at(-1) };
}

// #region text
function textOf(result: RouteResult | undefined): string {
  if (!result) return 'Finding a route…';
  const [blocker] = result.blockers;
  if (!result.directions) return blocker?.text ?? 'There is no route.';
  const { distanceMeters, durationSeconds } = result.directions;
  return `${Math.round(distanceMeters)} m, ${Math.ceil(durationSeconds / 60)} min`;
}
// #endregion

export default function App() {
  const { venue, error } = useVenue(source);
  const [isStepFree, setStepFree] = useState(false);
  const [result, setResult] = useState<RouteResult>();
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  const { from, to } = endsOf(venue);
  return (
    <View style={styles.screen}>
      {/* #region route */}
      <MapView venue={venue} floor={from?.floor}>
        <Route from={from} to={to} options={{ isStepFree }} onRoute={setResult} />
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {textOf(result)}
        </Text>
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={() => setStepFree(!isStepFree)}
        >
          <Text style={styles.text}>{isStepFree ? 'Any route' : 'Step-free route'}</Text>
        </Pressable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { gap: 8, padding: 12, backgroundColor: '#1b1f24' },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  text: { fontSize: 16, color: '#ffffff' },
});
