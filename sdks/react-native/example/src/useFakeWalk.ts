import { useEffect, useState } from 'react';
import type { BlueDotPosition, Directions } from '@mezzanine/react-native-sdk';

const STEP_MS = 500;

/** Positions along directions, instead of a location library. */
export function useFakeWalk(directions: Directions | undefined): BlueDotPosition | undefined {
  const path = directions?.path;
  const [walk, setWalk] = useState({ path, index: 0 });
  useEffect(() => {
    if (!path) return undefined;
    const timer = setInterval(() => {
      setWalk((before) => ({
        path,
        index: before.path === path ? Math.min(before.index + 1, path.length - 1) : 0,
      }));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [path]);
  const place = path?.[walk.path === path ? walk.index : 0];
  if (!place) return undefined;
  const { longitude, latitude, floorId } = place;
  return { longitude, latitude, accuracyMeters: 3, ...(floorId !== undefined && { floorId }) };
}
