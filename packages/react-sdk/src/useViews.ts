'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { MapView, RestoreOptions, View } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';

/** What {@link useViews} returns. */
export interface ViewsResult {
  /** The views that were saved, in the order they were. */
  readonly views: readonly View[];
  /** Keeps how the map looks now, in place of what had the same name. */
  readonly save: (name: string) => View;
  /** Makes the map look as it did. */
  readonly restore: (view: View, options?: RestoreOptions) => void;
  /** Forgets a view. */
  readonly remove: (name: string) => void;
}

/** The list of a map's views as components know it, and those who are told of another. */
interface Shelf {
  views: readonly View[];
  readonly tells: Set<() => void>;
}

const shelves = new WeakMap<MapView, Shelf>();

function shelfOf(mapView: MapView): Shelf {
  const shelf = shelves.get(mapView) ?? { views: mapView.views.getAll(), tells: new Set() };
  shelves.set(mapView, shelf);
  return shelf;
}

function refresh(mapView: MapView): void {
  const shelf = shelfOf(mapView);
  shelf.views = mapView.views.getAll();
  for (const tell of shelf.tells) tell();
}

/**
 * Named views of the map around a component; it renders again when this or another component keeps
 * or forgets one by this hook.
 *
 * @throws Error outside of `<MapView>`
 * @example
 * const { views, save, restore } = useViews();
 */
export function useViews(): ViewsResult {
  const { mapView } = useLiveMap();
  const subscribe = useCallback(
    (tell: () => void) => {
      const { tells } = shelfOf(mapView);
      tells.add(tell);
      return () => tells.delete(tell);
    },
    [mapView],
  );
  const read = () => shelfOf(mapView).views;
  const views = useSyncExternalStore(subscribe, read, read);
  const save = useCallback(
    (name: string) => {
      const view = mapView.views.save(name);
      refresh(mapView);
      return view;
    },
    [mapView],
  );
  const restore = useCallback(
    (view: View, options?: RestoreOptions) => void mapView.views.restore(view, options),
    [mapView],
  );
  const remove = useCallback(
    (name: string) => {
      mapView.views.remove(name);
      refresh(mapView);
    },
    [mapView],
  );
  return { views, save, restore, remove };
}
