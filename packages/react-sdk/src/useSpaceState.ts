'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { SpaceChange, SpaceTarget, Venue } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { isSameShallow } from './sameness.ts';
import { StateLayers } from './StateLayers.ts';
import { useStable } from './useStable.ts';

/**
 * Changes the appearance of spaces while the component is mounted. Later components override
 * earlier ones; each removes only its own changes.
 *
 * @param target - one space, its id, several of them, or a filter; may be an inline value
 * @param change - what to change; may be an inline object
 * @throws Error outside of `<MapView>`; MezzanineError as `mapView.spaces.update` does
 * @example
 * useSpaceState((space) => space.locations.length > 0, { interactive: true });
 */
export function useSpaceState(target: SpaceTarget, change: SpaceChange): void {
  const live = useLiveMap();
  const { venue } = live.mapView;
  const found = useMemo(() => idsOf(venue, target), [venue, target]);
  const ids = useStable(found, isSameShallow);
  const wanted = useStable(change, isSameShallow);
  const key = useRef({}).current;
  useEffect(() => {
    if (live.isAlive) StateLayers.of(live.mapView).set(key, { ids, change: wanted });
  }, [live, key, ids, wanted]);
  useEffect(
    () => () => {
      if (live.isAlive) StateLayers.of(live.mapView).remove(key);
    },
    [live, key],
  );
}

function idsOf(venue: Venue, target: SpaceTarget): readonly string[] {
  if (typeof target === 'function') return venue.spaces.filter(target).map(({ id }) => id);
  return [target].flat().map((space) => (typeof space === 'string' ? space : space.id));
}
