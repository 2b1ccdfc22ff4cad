import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MapView, Route, useVenue } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [step, setStep] = useState(0);
  // #region directions
  const named = useMemo(() => venue?.spaces.filter(({ name }) => name !== '') ?? [], [venue]);
  const [from, to] = [named[0], named.at(-1)];
  const directions = useMemo(
    () => (venue && from && to ? venue.directions(from, to) : undefined),
    [venue, from, to],
  );
  // #endregion
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  if (directions?.type === 'no-directions') return <Text>{directions.blockers[0]?.text}</Text>;
  const instructions = directions?.instructions ?? [];
  const current = instructions[step];
  return (
    <View style={styles.screen}>
      {/* #region route */}
      <MapView venue={venue} floor={current?.floor}>
        <Route from={from} to={to} step={step} onStep={({ index }) => setStep(index)} />
      </MapView>
      {/* #endregion */}
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {current && `${step + 1} of ${instructions.length}: ${current.text}`}
        </Text>
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={() => setStep((step + 1) % instructions.length)}
        >
          <Text style={styles.text}>
            {step + 1 === instructions.length ? 'Start again' : 'Next'}
          </Text>
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
