import { useMemo, useState, type ReactElement } from 'react';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import {
  BlueDot,
  Camera,
  MapView,
  Marker,
  Route,
  Selection,
  useVenue,
  type Floor,
  type Location,
  type Space,
  type Venue,
  type VenueCache,
  type VenueSource,
} from '@mezzanine/react-native-sdk';
import { useColors } from './palette.ts';
import { PlaceCard, StepCard } from './PlaceCard.tsx';
import { SearchField } from './SearchField.tsx';
import { useFakeWalk } from './useFakeWalk.ts';

interface VenueScreenProps {
  readonly source: VenueSource;
  readonly cache: VenueCache;
  readonly theme: 'light' | 'dark';
}

/** A venue: loading, the reason why it cannot be loaded, or its map. */
export function VenueScreen({ source, cache, theme }: VenueScreenProps): ReactElement {
  const { venue, error, reload } = useVenue(source, { cache });
  const colors = useColors();
  if (error) {
    return (
      <Pressable accessibilityRole="button" style={styles.notice} onPress={reload}>
        <Text style={{ color: colors.text }}>{error.message} Press to try again.</Text>
      </Pressable>
    );
  }
  if (!venue) return <Text style={{ color: colors.text }}>Loading…</Text>;
  return <VenueMap venue={venue} theme={theme} />;
}

interface VenueMapProps {
  readonly venue: Venue;
  readonly theme: 'light' | 'dark';
}

type Place = Location | Space;

function VenueMap({ venue, theme }: VenueMapProps): ReactElement {
  const [floor, setFloor] = useState<Floor | undefined>();
  const [chosen, setChosen] = useState<Place>();
  const [destination, setDestination] = useState<Place>();
  const choose = (place: Place | undefined) => {
    setChosen(place);
    setDestination(undefined);
  };
  return (
    <View style={styles.screen}>
      <SearchField venue={venue} onChoose={choose} />
      <MapView
        venue={venue}
        floor={floor}
        theme={theme}
        onFloorChange={(detail) => setFloor(detail.floor)}
        onClick={({ locations, spaces }) => choose(locations[0] ?? spaces[0])}
      >
        <Camera focusOn={destination ? undefined : chosen} />
        <Selection targets={chosen ? [chosen] : []} />
        {chosen && <Marker target={chosen} content={{ kind: 'pin' }} />}
        {destination && <Walk key={destination.id} venue={venue} to={destination} />}
      </MapView>
      <FloorPicker venue={venue} current={floor} onChoose={setFloor} />
      {chosen && !destination && (
        <PlaceCard
          venue={venue}
          place={chosen}
          theme={theme}
          onDirections={() => setDestination(chosen)}
        />
      )}
    </View>
  );
}

interface WalkProps {
  readonly venue: Venue;
  readonly to: Place;
}

/** The route from the first location of the venue, on the map and as instructions above it. */
function Walk({ venue, to }: WalkProps): ReactElement | null {
  const [step, setStep] = useState(0);
  const from = venue.locations[0];
  const directions = useMemo(
    () => (from ? venue.directions(from, to) : undefined),
    [venue, from, to],
  );
  const route = directions?.type === 'directions' ? directions : undefined;
  const position = useFakeWalk(route);
  if (!route) return <StepCard text="There is no route." onNext={undefined} />;
  const isLast = step + 1 >= route.instructions.length;
  return (
    <>
      <Route from={from} to={to} step={step} onStep={({ index }) => setStep(index)} />
      <BlueDot position={position} />
      <StepCard
        text={route.instructions[step]?.text ?? ''}
        onNext={isLast ? undefined : () => setStep(step + 1)}
      />
    </>
  );
}

interface FloorPickerProps {
  readonly venue: Venue;
  readonly current: Floor | undefined;
  readonly onChoose: (floor: Floor) => void;
}

function FloorPicker({ venue, current, onChoose }: FloorPickerProps): ReactElement {
  const colors = useColors();
  return (
    <ScrollView horizontal style={styles.floors}>
      {venue.floors.map((floor) => (
        <Pressable
          key={floor.id}
          accessibilityRole="button"
          accessibilityLabel={floor.name}
          accessibilityState={{ selected: floor === current }}
          style={[styles.floor, { borderColor: colors.line }]}
          onPress={() => onChoose(floor)}
        >
          <Text style={{ color: colors.text }}>{floor.shortName}</Text>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  notice: { padding: 24 },
  floors: { flex: 0, padding: 8, minHeight: 64 },
  floor: { minHeight: 44, width: 56, borderWidth: 1, borderRadius: 8, margin: 2, padding: 12 },
});
