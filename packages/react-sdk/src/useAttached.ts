'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { MapView } from '@mezzanine/mezzanine-js';
import { useLiveMap, type LiveMap } from './MapContext.ts';
import { changesOf, definedOf } from './sameness.ts';

/** Functions that add an item to a map, update it, and remove it. */
export interface AttachVerbs<Item, Props extends object> {
  /** Adds the item; `key` identifies the properties that cannot change later. */
  readonly add: (mapView: MapView, props: Props) => Item;
  /** Updates the item; receives only changed props. */
  readonly update: (mapView: MapView, item: Item, patch: Partial<Props>) => void;
  readonly remove: (mapView: MapView, item: Item) => void;
}

interface Attached<Item, Props> {
  item: Item;
  props: Props;
}

/**
 * Keeps an item on the map while a component is mounted. All map components use this hook: it adds
 * the item on mount, updates changed props, and removes the item on unmount.
 *
 * @param verbs - constant
 * @param key - a different key removes the item and adds it again
 * @param props - properties of the item, compared one by one
 * @returns the item, while it is on the map
 */
export function useAttached<Item, Props extends object>(
  verbs: AttachVerbs<Item, Props>,
  key: unknown,
  props: Props,
): RefObject<Attached<Item, Props> | undefined> {
  const live = useLiveMap();
  const attached = useRef<Attached<Item, Props>>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    if (live.isAlive && attached.current) bring(live, verbs, attached.current, props);
  });
  useEffect(() => {
    if (!live.isAlive) return undefined;
    const { mapView } = live;
    const own = { item: verbs.add(mapView, definedOf(latest.current)), props: latest.current };
    attached.current = own;
    return () => {
      attached.current = undefined;
      if (live.isAlive) verbs.remove(mapView, own.item);
    };
  }, [live, verbs, key]);
  return attached;
}

/** Updates the item to the current props. */
function bring<Item, Props extends object>(
  { mapView }: LiveMap,
  verbs: AttachVerbs<Item, Props>,
  attached: Attached<Item, Props>,
  props: Props,
): void {
  const patch = changesOf(attached.props, props);
  if (!patch) return;
  attached.props = props;
  if (!Object.values(patch).includes(undefined)) return verbs.update(mapView, attached.item, patch);
  // A removed prop means the default, which only `add` can apply.
  verbs.remove(mapView, attached.item);
  attached.item = verbs.add(mapView, definedOf(props));
}
