import type { ReactElement } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { MiniMap, type Location, type Space, type Venue } from '@mezzanine/react-native-sdk';
import { useColors } from './palette.ts';

interface PlaceCardProps {
  readonly venue: Venue;
  readonly place: Location | Space;
  readonly theme: 'light' | 'dark';
  readonly onDirections: () => void;
}

/** The chosen place, with its mini map. */
export function PlaceCard({ venue, place, theme, onDirections }: PlaceCardProps): ReactElement {
  const colors = useColors();
  return (
    <View style={[styles.card, { borderColor: colors.line }]}>
      <View style={styles.texts}>
        <Text accessibilityRole="header" style={[styles.name, { color: colors.text }]}>
          {place.name}
        </Text>
        <CardButton title="Directions" onPress={onDirections} />
      </View>
      <MiniMap venue={venue} target={place} theme={theme} style={styles.map} />
    </View>
  );
}

interface StepCardProps {
  readonly text: string;
  /** Undefined at the last instruction. */
  readonly onNext: (() => void) | undefined;
}

/** The current instruction, above the map. */
export function StepCard({ text, onNext }: StepCardProps): ReactElement {
  const colors = useColors();
  return (
    <View style={[styles.card, styles.step, { backgroundColor: colors.paper }]}>
      <Text accessibilityLiveRegion="polite" style={[styles.texts, { color: colors.text }]}>
        {text}
      </Text>
      {onNext && <CardButton title="Next" onPress={onNext} />}
    </View>
  );
}

interface CardButtonProps {
  readonly title: string;
  readonly onPress: () => void;
}

function CardButton({ title, onPress }: CardButtonProps): ReactElement {
  return (
    <Pressable accessibilityRole="button" style={styles.button} onPress={onPress}>
      <Text style={styles.buttonText}>{title}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: 12, borderWidth: 1, borderRadius: 12, padding: 12, margin: 8 },
  step: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  texts: { flex: 1, gap: 8 },
  name: { fontSize: 18, fontWeight: 'bold' },
  button: { borderRadius: 8, backgroundColor: '#1f6feb', padding: 12, minHeight: 44 },
  buttonText: { color: '#ffffff', fontSize: 16 },
  map: { flex: 0, width: 120, height: 120, borderRadius: 8 },
});
