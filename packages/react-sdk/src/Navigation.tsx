'use client';
import { useEffect } from 'react';
import type {
  Directions,
  NavigationOptions,
  NavigationStepDetail,
  NoDirections,
} from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { definedOf, isSameShallow } from './sameness.ts';
import { useMapEvent } from './useMapEvent.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Navigation}; what is missing is as `mapView.navigation.show` has it. */
export interface NavigationProps extends NavigationOptions {
  /** As `venue.directions` returns them; nothing is drawn where there is no way. */
  readonly directions: Directions | NoDirections | undefined;
  /** The step one is at, by its place in `instructions`; the map follows whenever it changes. */
  readonly step?: number | undefined;
  /** Another step is shown, also by a chip on the way. */
  readonly onStep?: ((detail: NavigationStepDetail) => void) | undefined;
}

/**
 * Draws directions on the map and leads through their steps. One at a time on a map.
 *
 * @example
 * <Navigation directions={directions} step={step} onStep={({ index }) => setStep(index)} />
 */
export function Navigation({ directions, step, onStep, ...rest }: NavigationProps): null {
  const live = useLiveMap();
  const options = useStable(definedOf<NavigationOptions>(rest), isSameShallow);
  // Before the map is told of directions, so that their first step is heard as well.
  useMapEvent('navigation-step', onStep);
  useEffect(() => {
    if (directions?.type !== 'directions' || !live.isAlive) return undefined;
    const { navigation } = live.mapView;
    navigation.show(directions, options);
    return () => {
      if (live.isAlive && navigation.directions === directions) navigation.clear();
    };
  }, [live, directions, options]);
  useEffect(() => {
    if (step === undefined || !live.isAlive) return;
    const { navigation } = live.mapView;
    if (navigation.steps[step] && navigation.currentStep !== step) navigation.setStep(step);
  }, [live, step]);
  return null;
}
