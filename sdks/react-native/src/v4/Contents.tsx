import { oldVenueOf } from '@mezzanine/mezzanine-js/compat';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useMap, type MapHandle } from '../index.ts';
import { useLatest } from '../hooks/useLatest.ts';
import type { MapSize } from './coordinateAt.ts';
import { firstMapOf } from './firstMapOf.ts';
import type { MapViewStore } from './MapViewStore.ts';
import type { OlderMapViewProps } from './OlderMapViewProps.ts';
import type { Scene } from './Scene.ts';
import { SceneItems } from './SceneItems.tsx';
import { startView, type StoreContext, type View } from './StoreContext.ts';
import { useOldEvents } from './useOldEvents.ts';

interface ContentsProps<Store extends MapViewStore> extends OlderMapViewProps<Store> {
  readonly scene: Scene;
  readonly size: RefObject<MapSize>;
}

/** The content of the map, as soon as the venue is loaded. */
export function Contents<Store extends MapViewStore>(
  props: ContentsProps<Store>,
): ReactElement | null {
  const { scene, size, ref, createStore } = props;
  const map = useMap();
  const currentMap = useLatest(map);
  const shown = useShown(map, currentMap, { scene, size, createStore });
  const latest = useLatest(props);
  // Before the ref is set, so that calls find the scene of this venue.
  useLayoutEffect(() => {
    if (!shown) return;
    const { firstMapId, labelAllLocationsOnInit = true } = latest.current.options;
    scene.clear(firstMapOf(shown.context.venue, firstMapId).id);
    if (labelAllLocationsOnInit) shown.store.labelAllLocations();
  }, [shown, scene, latest]);
  useImperativeHandle(ref, () => (shown?.store ?? null) as Store, [shown]);
  useEffect(() => {
    if (!shown) return;
    latest.current.onDataLoaded?.({ venueData: shown.context.venue });
    currentMap.current.getCamera().then(
      (view) => {
        shown.setView(view);
        latest.current.onFirstMapLoaded?.();
      },
      // The map is removed before its first frame.
      () => {},
    );
  }, [shown, currentMap, latest]);
  useOldEvents(shown?.context, props);
  if (!shown || !map.venue) return null;
  return (
    <SceneItems
      scene={scene}
      venue={map.venue}
      onCameraChange={({ camera }) => shown.setView(camera)}
    />
  );
}

interface Shown<Store> {
  readonly context: StoreContext;
  readonly store: Store;
  readonly setView: (view: View) => void;
}

/** The calls of the venue on the map; `undefined` while it loads. */
function useShown<Store extends MapViewStore>(
  { venue: venue5 }: MapHandle,
  map: RefObject<MapHandle>,
  { scene, size, createStore }: Pick<ContentsProps<Store>, 'scene' | 'size' | 'createStore'>,
): Shown<Store> | undefined {
  const [views] = useState(() => new WeakMap<object, View>());
  return useMemo(() => {
    if (!venue5) return undefined;
    const context: StoreContext = {
      venue: oldVenueOf(venue5),
      scene,
      map: () => map.current,
      view: () => views.get(venue5) ?? startView(venue5),
    };
    const store = createStore(context, () => size.current);
    return { context, store, setView: (view) => void views.set(venue5, view) };
  }, [venue5, map, scene, size, createStore, views]);
}
