'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { MapView } from '@mezzanine/mezzanine-js';
import { useLiveMap, type LiveMap } from './MapContext.ts';
import { changesOf, definedOf } from './sameness.ts';

/** How something comes onto a map, changes there, and goes. */
export interface AttachVerbs<Item, Props extends object> {
  /** Adds it; `key` says what of it cannot change later. */
  readonly add: (mapView: MapView, props: Props) => Item;
  /** Changes it; only with props that have another value than before. */
  readonly update: (mapView: MapView, item: Item, patch: Partial<Props>) => void;
  readonly remove: (mapView: MapView, item: Item) => void;
}

interface Attached<Item, Props> {
  item: Item;
  props: Props;
}

/**
 * Keeps something on the map while a component is there. The one hook that all of them use: it adds
 * on mount, updates what differs from what the map was told, and removes on unmount.
 *
 * @param verbs - constant
 * @param key - another one removes the thing and adds it anew
 * @param props - how it is; compared one by one
 * @returns the thing, while it is on the map
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

/** What the map was told becomes what the props say. */
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
  // A prop that is gone means the default again, which only `add` knows.
  verbs.remove(mapView, attached.item);
  attached.item = verbs.add(mapView, definedOf(props));
}
