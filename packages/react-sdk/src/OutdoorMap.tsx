'use client';
import { useEffect } from 'react';
import type { MezzanineError, OutdoorOptions } from '@mezzanine/mezzanine-js';
import { useLiveMap } from './MapContext.ts';
import { definedOf, isSameData } from './sameness.ts';
import { useLatest } from './useLatest.ts';
import { useStable } from './useStable.ts';

/** Props of {@link OutdoorMap}. */
export interface OutdoorMapProps extends OutdoorOptions {
  /** Called when the outdoor map is shown. */
  readonly onShow?: (() => void) | undefined;
  /**
   * Called when the outdoor map cannot be shown; the indoor map stays. Without it, the error is
   * reported as uncaught.
   */
  readonly onError?: ((error: MezzanineError) => void) | undefined;
}

/**
 * Shows the outdoor map under and around the building while mounted.
 *
 * @example
 * <OutdoorMap onError={setProblem} />
 */
export function OutdoorMap({ onShow, onError, ...options }: OutdoorMapProps): null {
  const live = useLiveMap();
  const asked = useStable(options, isSameData);
  const told = useLatest({ onShow, onError });
  useEffect(() => {
    if (!live.isAlive) return undefined;
    const { outdoor } = live.mapView;
    let isGone = false;
    const fail = (error: MezzanineError) => {
      if (!isGone) (told.current.onError ?? reportError)(error);
    };
    outdoor.show(definedOf(asked)).then((isShown) => {
      if (isShown && !isGone) told.current.onShow?.();
    }, fail);
    return () => {
      isGone = true;
      if (live.isAlive) outdoor.hide();
    };
  }, [live, asked, told]);
  return null;
}
