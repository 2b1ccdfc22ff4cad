import { useEffect, useId } from 'react';
import type { MapState } from '@mezzanine/mobile-protocol';
import type { Items, ItemTopic, Topic } from '../host/DesiredState.ts';
import type { MapHost } from '../host/MapHost.ts';
import type { Loose } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';

/**
 * Says what a topic should be, while the component is mounted. An equal value sends nothing.
 *
 * @param host - the connection of the map
 * @param topic - name of the topic
 * @param value - its value; `undefined` leaves it to the page
 */
export function useTopic<T extends Topic>(
  host: MapHost,
  topic: T,
  value: MapState[T] | undefined,
): void {
  // Runs after every render; the host compares values, so inline objects do not count as changes.
  useEffect(() => host.set(topic, value));
  useEffect(() => () => host.set(topic, undefined), [host, topic]);
}

/**
 * Puts an item on the map while the component is mounted. An equal item sends nothing.
 *
 * @param topic - name of its topic
 * @param item - the item, without a key
 * @returns the key of the item in events
 */
export function useItem<T extends ItemTopic>(topic: T, item: Loose<Omit<Items[T], 'key'>>): string {
  const { host } = useMapContext();
  const key = useId();
  useEffect(() => host.setItem(topic, key, { ...item, key } as unknown as Items[T]));
  useEffect(() => () => host.setItem(topic, key, undefined), [host, topic, key]);
  return key;
}

/**
 * Listens to taps on an item.
 *
 * @param list - where the click event lists items of its kind
 * @param key - key of the item
 * @param onPress - called for each tap
 */
export function useItemPress(
  list: 'markerKeys' | 'shapeKeys' | 'modelKeys' | 'labels',
  key: string,
  onPress: (() => void) | undefined,
): void {
  const { host } = useMapContext();
  useEffect(() => {
    if (!onPress) return undefined;
    return host.on('click', (detail) => {
      const keys = list === 'labels' ? detail.labels.map((label) => label.key) : detail[list];
      if (keys.includes(key)) onPress();
    });
  }, [host, list, key, onPress]);
}
