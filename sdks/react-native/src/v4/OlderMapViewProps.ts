import type { Ref } from 'react';
import type { MapSize } from './coordinateAt.ts';
import type { MapViewProps } from './MapViewProps.ts';
import type { MapViewStore } from './MapViewStore.ts';
import type { StoreContext } from './StoreContext.ts';

/** Props of a map of an older version. */
export interface OlderMapViewProps<Store extends MapViewStore> extends Omit<MapViewProps, 'ref'> {
  readonly ref?: Ref<Store> | undefined;
  /** Makes the calls of the map; stays the same. */
  readonly createStore: (context: StoreContext, size: () => MapSize) => Store;
}
