'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { MapView, RestoreOptions, View } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';

/** The result of {@link useViews}. */
export interface ViewsResult {
  /** The saved views, in the order in which they were saved. */
  readonly views: readonly View[];
  /** Saves the current view, replacing a view of the same name. */
  readonly save: (name: string) => View;
  /** Restores a view. */
  readonly restore: (view: View, options?: RestoreOptions) => void;
  /** Removes a view. */
  readonly remove: (name: string) => void;
}

/** The saved views of a map, and the listeners for changes. */
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
 * Named views of the surrounding map. The component rerenders when any component saves or removes a
 * view with this hook.
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
