'use client';
import { useCallback, useState } from 'react';
import type { RestoreOptions, View } from '@mezzanine/mezzanine-js';
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

/**
 * Named views of the map around a component; it renders again when the list changes.
 *
 * @throws Error outside of `<MapView>`
 * @example
 * const { views, save, restore } = useViews();
 */
export function useViews(): ViewsResult {
  const { mapView } = useLiveMap();
  const [views, setViews] = useState(() => mapView.views.getAll());
  const save = useCallback(
    (name: string) => {
      const view = mapView.views.save(name);
      setViews(mapView.views.getAll());
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
      setViews(mapView.views.getAll());
    },
    [mapView],
  );
  return { views, save, restore, remove };
}
