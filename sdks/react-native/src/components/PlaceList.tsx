import { useEffect, useState, type ReactElement } from 'react';
import { FlatList, Pressable, StyleSheet, Text } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';
import type { MapThing } from '@mezzanine/mobile-protocol';
import { useMapContext } from '../map/MapContext.ts';

/** Props of {@link PlaceList}. */
export interface PlaceListProps {
  /** Default: fills its parent. */
  readonly style?: StyleProp<ViewStyle>;
  /** Shown while the floor has nothing to list. */
  readonly empty?: ReactElement | undefined;
  /** Color of the names; default black. */
  readonly color?: string | undefined;
}

/**
 * The content of the map as a native list, for people who use a screen reader or do not want to aim. A
 * press has the effect of a tap on the map. A child of `<MapView>`; it follows the floor.
 *
 * @example
 * <MapView venue={venue} isHiddenFromScreenReaders={reader}>
 *   {reader && <PlaceList />}
 * </MapView>
 */
export function PlaceList({ style, empty, color }: PlaceListProps): ReactElement {
  const { map } = useMapContext();
  const things = useThings();
  return (
    <FlatList
      style={style}
      data={things}
      accessibilityRole="list"
      keyExtractor={({ type, id }) => `${type} ${id}`}
      ListEmptyComponent={empty ?? null}
      renderItem={({ item }) => (
        <Pressable
          style={styles.row}
          accessibilityRole="button"
          accessibilityLabel={item.name}
          onPress={() => void map.pressThing(item).catch(() => {})}
        >
          <Text style={[styles.name, color !== undefined && { color }]}>{item.name}</Text>
        </Pressable>
      )}
    />
  );
}

function useThings(): readonly MapThing[] {
  const { host, map } = useMapContext();
  const [things, setThings] = useState<readonly MapThing[]>([]);
  useEffect(() => {
    let isMounted = true;
    const list = () =>
      map.listThings().then(
        (found) => {
          if (isMounted) setThings(found);
        },
        // Without a map, the list is empty; the map reports why.
        () => {},
      );
    void list();
    const stops = [
      host.on('floor-change', () => void list()),
      host.on('map-shown', () => void list()),
    ];
    return () => {
      isMounted = false;
      for (const stop of stops) stop();
    };
  }, [host, map]);
  return things;
}

const styles = StyleSheet.create({
  row: { paddingHorizontal: 16, paddingVertical: 12, minHeight: 44 },
  name: { fontSize: 16 },
});
