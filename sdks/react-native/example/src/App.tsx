import { useMemo, useState, type ReactElement } from 'react';
import { Pressable, StyleSheet, Text, useColorScheme, View } from 'react-native';
import { VenueCache, type VenueStorage } from '@mezzanine/react-native-sdk';
import type { ListedVenue } from './ListedVenue.ts';
import { colorsOf, Palette } from './palette.ts';
import { VenueList } from './VenueList.tsx';
import { VenueScreen } from './VenueScreen.tsx';

/** Props of {@link App}. */
export interface AppProps {
  /** Storage for venues. */
  readonly storage: VenueStorage;
  readonly venues: readonly ListedVenue[];
}

/** The example app. */
export function App({ storage, venues }: AppProps): ReactElement {
  const system = useColorScheme();
  const [scheme, setScheme] = useState<'light' | 'dark'>(system === 'dark' ? 'dark' : 'light');
  const [chosen, setChosen] = useState<ListedVenue>();
  const cache = useMemo(() => new VenueCache({ storage }), [storage]);
  const colors = colorsOf(scheme);
  return (
    <Palette value={colors}>
      <View style={[styles.app, { backgroundColor: colors.paper }]}>
        <View style={styles.bar}>
          <Text accessibilityRole="header" style={[styles.title, { color: colors.text }]}>
            {chosen?.name ?? 'Venues'}
          </Text>
          {chosen && <BarButton title="Venues" onPress={() => setChosen(undefined)} />}
          <BarButton
            title={scheme === 'dark' ? 'Light' : 'Dark'}
            onPress={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
          />
        </View>
        {chosen ? (
          <VenueScreen source={chosen.source} cache={cache} theme={scheme} />
        ) : (
          <VenueList venues={venues} cache={cache} onChoose={setChosen} />
        )}
      </View>
    </Palette>
  );
}

interface BarButtonProps {
  readonly title: string;
  readonly onPress: () => void;
}

function BarButton({ title, onPress }: BarButtonProps): ReactElement {
  return (
    <Pressable accessibilityRole="button" style={styles.button} onPress={onPress}>
      <Text style={styles.buttonText}>{title}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: 8, padding: 12 },
  title: { flex: 1, fontSize: 20, fontWeight: 'bold' },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  buttonText: { color: '#ffffff', fontSize: 16 },
});
