import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { MapView } from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
export default function App() {
  const [title, setTitle] = useState('Loading…');
  return (
    <View style={styles.screen}>
      <MapView
        options={options}
        onDataLoaded={({ venueData }) => setTitle(venueData.name)}
        onError={(error) => setTitle(error.message)}
      />
      <View style={styles.bar}>
        <Text accessibilityLiveRegion="polite" style={styles.text}>
          {title}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { padding: 16, backgroundColor: '#1b1f24' },
  text: { fontSize: 16, color: '#ffffff' },
});
