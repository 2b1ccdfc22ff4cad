import { useRef, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import {
  FLOATING_LABEL_APPEARANCE,
  MapView,
  type MapViewStore,
} from '@mezzanine/react-native-sdk/v4';

const options = {
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
};
const looks = ['Floating', 'Flat', 'None'] as const;

export default function App() {
  const map = useRef<MapViewStore>(null);
  const [look, setLook] = useState<(typeof looks)[number]>('Floating');
  // #region label
  const label = (chosen: (typeof looks)[number]) => {
    setLook(chosen);
    map.current?.removeAllLabels();
    if (chosen === 'Floating') {
      map.current?.labelAllLocations({ appearance: FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT });
    }
    if (chosen === 'Flat') {
      map.current?.labelAllLocations({ flatLabels: true, appearance: { fontSize: 10 } });
    }
  };
  // #endregion
  return (
    <View style={styles.screen}>
      <MapView ref={map} options={options} />
      <View style={styles.bar}>
        {looks.map((one) => (
          <Pressable
            key={one}
            accessibilityRole="button"
            accessibilityState={{ selected: one === look }}
            style={[styles.button, one === look && styles.shown]}
            onPress={() => label(one)}
          >
            <Text style={styles.text}>{one}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: { flexDirection: 'row', gap: 8, padding: 12, backgroundColor: '#1b1f24' },
  button: { borderRadius: 8, backgroundColor: '#3d444d', padding: 12, minHeight: 44 },
  shown: { backgroundColor: '#1f6feb' },
  text: { fontSize: 16, color: '#ffffff' },
});
