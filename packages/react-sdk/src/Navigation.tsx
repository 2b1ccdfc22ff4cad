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

/** Props of {@link Navigation}; missing props use the defaults of `mapView.navigation.show`. */
export interface NavigationProps extends NavigationOptions {
  /** Result of `venue.directions`; nothing is drawn if there is no route. */
  readonly directions: Directions | NoDirections | undefined;
  /** Index of the current step in `instructions`; the map follows whenever it changes. */
  readonly step?: number | undefined;
  /** Called when another step is shown, including after a tap on a chip of the route. */
  readonly onStep?: ((detail: NavigationStepDetail) => void) | undefined;
}

/**
 * Shows directions on the map, step by step. One per map.
 *
 * @example
 * <Navigation directions={directions} step={step} onStep={({ index }) => setStep(index)} />
 */
export function Navigation({ directions, step, onStep, ...rest }: NavigationProps): null {
  const live = useLiveMap();
  const options = useStable(definedOf<NavigationOptions>(rest), isSameShallow);
  // Added before the directions are shown, so that the first step is reported too.
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
