import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { MapLink } from './MapLink.tsx';
import { useMapChoice } from './useMapChoice.ts';

/**
 * Shown beside a live example: a link to the place where readers open their own map. Once a map is
 * stored, a switch between it and the demo venue, loaded on demand.
 */
export function MapChoice(): ReactNode {
  const isStored = useMapChoice() !== null;
  const [Switch, setSwitch] = useState<ComponentType>();
  useEffect(() => {
    if (!isStored) return;
    import(/* webpackChunkName: "map-switch" */ './MapSwitch.tsx').then(
      ({ MapSwitch }) => setSwitch(() => MapSwitch),
      // The examples work without the switch.
      () => undefined,
    );
  }, [isStored]);
  return Switch === undefined ? <MapLink /> : <Switch />;
}
