'use client';
import type { RefObject } from 'react';
import type { PointerEventDetail } from '@mezzanine/mezzanine-js';
import { useMapEvent } from './useMapEvent.ts';

/**
 * Listens to clicks on one item.
 *
 * @param attached - the item, as returned by `useAttached`
 * @param list - the list of the click event that contains it
 * @param onClick - `undefined` disables it
 */
export function useOwnClick(
  attached: RefObject<{ readonly item: object } | undefined>,
  list: 'labels' | 'markers' | 'models' | 'shapes',
  onClick: ((detail: PointerEventDetail) => void) | undefined,
): void {
  const onAnyClick = (detail: PointerEventDetail) => {
    const met: readonly object[] = detail[list];
    if (attached.current && met.includes(attached.current.item)) onClick?.(detail);
  };
  useMapEvent('click', onClick && onAnyClick);
}
