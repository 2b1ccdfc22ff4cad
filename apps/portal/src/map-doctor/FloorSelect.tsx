import { useEffect, useState, type ReactNode } from 'react';
import type { SdkMap } from './loadSdk.ts';
import styles from './MapDoctor.module.css';

interface Props {
  readonly map: SdkMap;
}

/** Selects the floor on the map. */
export function FloorSelect({ map }: Props): ReactNode {
  const [shown, setShown] = useState(map.floors.current.id);
  useEffect(() => map.on('floor-change', ({ floor }) => setShown(floor.id)), [map]);
  const { all } = map.floors;
  if (all.length < 2) return null;
  const buildings = [...new Set(all.map(({ floorStack }) => floorStack))];
  const show = (id: string) => {
    const before = map.floors.current.floorStack;
    map.floors.set(id);
    // Another building may be out of view.
    const { current } = map.floors;
    if (current.floorStack !== before) void map.camera.focusOn(current);
  };
  return (
    <label className={styles.floors}>
      Floor{' '}
      <select value={shown} onChange={({ target }) => show(target.value)}>
        {buildings.flatMap((building) =>
          // The highest floor comes first, as in a building.
          building.floors.toReversed().map(({ id, name }) => (
            <option key={id} value={id}>
              {buildings.length === 1 ? name : `${building.name}, ${name}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
