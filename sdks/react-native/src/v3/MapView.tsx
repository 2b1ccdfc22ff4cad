import type { BlueDotPositionUpdate } from '@mezzanine/mezzanine-js/compat';
import type { ReactElement, Ref } from 'react';
import type { MapSize } from '../v4/coordinateAt.ts';
import type { MapViewProps as MapViewProps4 } from '../v4/MapViewProps.ts';
import { OlderMapView } from '../v4/OlderMapView.tsx';
import type { StoreContext } from '../v4/StoreContext.ts';
import { MapViewStore } from './MapViewStore.ts';

/** Props of `<MapView>`. */
export interface MapViewProps extends Omit<
  MapViewProps4,
  'ref' | 'onBlueDotPositionUpdated' | 'onBlueDotStateChanged'
> {
  /** Receives the calls of the map as soon as the venue is loaded. */
  readonly ref?: Ref<MapViewStore> | undefined;
  /** Called when the blue dot has moved. */
  readonly onBlueDotUpdated?:
    | ((event: { readonly update: BlueDotPositionUpdate }) => void)
    | undefined;
}

/**
 * A map of a venue, as in version 3. It fills its parent, which needs a size.
 *
 * @example
 * import { useRef } from 'react';
 *
 * function Building() {
 *   const map = useRef<MapViewStore>(null);
 *   return (
 *     <MapView
 *       ref={map}
 *       options={options}
 *       onPolygonClicked={({ polygon }) => map.current?.focusOn({ polygons: [polygon.id] })}
 *     />
 *   );
 * }
 */
export function MapView({ onBlueDotUpdated, ...props }: MapViewProps): ReactElement {
  return (
    <OlderMapView
      {...props}
      onBlueDotPositionUpdated={onBlueDotUpdated}
      createStore={createStore}
    />
  );
}

function createStore(context: StoreContext, size: () => MapSize): MapViewStore {
  return new MapViewStore(context, size);
}
