import { useEffect } from 'react';
import type { OutdoorTopic } from '@mezzanine/mobile-protocol';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link OutdoorMap}. */
export interface OutdoorMapProps extends LooseItem<OutdoorTopic, 'isShown'> {
  /**
   * Its program of 1.7 MB, from `@mezzanine/react-native-sdk/outdoor-part`. Only apps that import it
   * contain it.
   */
  readonly part: string;
  /** Called when it appears or disappears. */
  readonly onChange?: ((isShown: boolean) => void) | undefined;
}

/**
 * The outdoor map around the venue while the component is mounted. One per map.
 *
 * @example
 * import { outdoorPart } from '@mezzanine/react-native-sdk/outdoor-part';
 * export const outdoors = <OutdoorMap part={outdoorPart} />;
 */
export function OutdoorMap({ part, onChange, ...rest }: OutdoorMapProps): null {
  const { host } = useMapContext();
  useEffect(
    () => host.on('part-needed', (needed) => void host.givePart(needed.part, part)),
    [host, part],
  );
  useTopic(host, 'outdoor', defined<OutdoorTopic>({ ...rest, isShown: true }));
  useMapEvent('outdoor-change', onChange && (({ isShown }) => onChange(isShown)));
  return null;
}
