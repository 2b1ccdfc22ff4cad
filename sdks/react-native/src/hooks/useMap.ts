import { useMapContext } from '../map/MapContext.ts';
import type { MapHandle } from '../map/MapHandle.ts';

/**
 * Returns the surrounding map, for calls such as `focusOn`.
 *
 * @throws Error outside of `<MapView>`
 * @example
 * function HomeButton({ home }: { home: Space }) {
 *   const map = useMap();
 *   return <Button title="Home" onPress={() => void map.focusOn(home)} />;
 * }
 */
export function useMap(): MapHandle {
  return useMapContext().map;
}
