import type { OutdoorTopic } from '@mezzanine/mobile-protocol';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link OutdoorMap}. */
export interface OutdoorMapProps extends LooseItem<OutdoorTopic, 'isShown'> {
  /** Called when it appears or disappears. */
  readonly onChange?: ((isShown: boolean) => void) | undefined;
}

/**
 * The outdoor map around the venue while the component is mounted. One per map.
 *
 * @example
 * <OutdoorMap />
 */
export function OutdoorMap({ onChange, ...rest }: OutdoorMapProps): null {
  const { host } = useMapContext();
  useTopic(host, 'outdoor', defined<OutdoorTopic>({ ...rest, isShown: true }));
  useMapEvent('outdoor-change', onChange && (({ isShown }) => onChange(isShown)));
  return null;
}
