'use client';
import { useEffect } from 'react';
import type { StackChangeDetail, StackOptions } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { definedOf, isSameData, without } from './sameness.ts';
import { useMapEvent } from './useMapEvent.ts';
import { useStable } from './useStable.ts';

/** Props of {@link StackedMaps}. */
export interface StackedMapsProps extends StackOptions {
  /** Whether the floors are drawn apart; default true. */
  readonly expanded?: boolean | undefined;
  /** Called when floors start moving apart or together, for any reason. */
  readonly onChange?: ((detail: StackChangeDetail) => void) | undefined;
}

/**
 * Draws the floors of a building apart, and together again on unmount.
 *
 * @example
 * <StackedMaps expanded={isStacked} gapMeters={24} />
 */
export function StackedMaps({ expanded = true, onChange, ...options }: StackedMapsProps): null {
  const live = useLiveMap();
  const { durationMs, fit, gapMeters } = options;
  const floors = options.floors?.map((floor) => (typeof floor === 'string' ? floor : floor.id));
  const asked = useStable({ durationMs, fit, gapMeters, floors }, isSameData);
  useEffect(() => {
    if (!live.isAlive) return;
    const { stackedMaps } = live.mapView;
    const options = definedOf(asked) as StackOptions;
    if (expanded) void stackedMaps.expand(options);
    else if (stackedMaps.isExpanded) {
      void stackedMaps.collapse(without(options, 'floors', 'gapMeters'));
    }
  }, [live, expanded, asked]);
  useEffect(
    () => () => {
      if (live.isAlive) void live.mapView.stackedMaps.collapse();
    },
    [live],
  );
  useMapEvent('stack-change', onChange);
  return null;
}
