import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { MapView, Tooltip, useVenue, type Space } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const { venue, error } = useVenue(source);
  const [tapped, setTapped] = useState<Space>();
  if (error) return <Text accessibilityRole="alert">{error.message}</Text>;
  const shown = tapped ?? venue?.spaces.find(({ name }) => name !== '');
  return (
    <View style={styles.screen}>
      {/* #region tooltip */}
      <MapView
        venue={venue}
        floor={shown?.floor}
        onClick={({ spaces }) => setTapped(spaces.find(({ name }) => name !== '') ?? tapped)}
      >
        {shown && (
          <Tooltip target={shown} title={shown.name} text={shown.floor.name} priority="always" />
        )}
      </MapView>
      {/* #endregion */}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
