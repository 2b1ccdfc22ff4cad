import type { ReactElement } from 'react';
import type { MapSize } from './coordinateAt.ts';
import type { MapViewProps } from './MapViewProps.ts';
import { MapViewStore } from './MapViewStore.ts';
import { OlderMapView } from './OlderMapView.tsx';
import type { StoreContext } from './StoreContext.ts';

/**
 * A map of a venue, as in version 4. It fills its parent, which needs a size.
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
 *       onPolygonClicked={({ polygon }) => map.current?.setPolygonColor(polygon, 'orange')}
 *     />
 *   );
 * }
 */
export function MapView(props: MapViewProps): ReactElement {
  return <OlderMapView {...props} createStore={createStore} />;
}

function createStore(context: StoreContext, size: () => MapSize): MapViewStore {
  return new MapViewStore(context, size);
}
