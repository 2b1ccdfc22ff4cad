import { StyleSheet, View } from 'react-native';
import { MapView } from '@mezzanine/react-native-sdk';

const source = {
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  return (
    <View style={styles.screen}>
      <MapView venue={source} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
