import type { Floor } from '@mezzanine/mezzanine-js/headless';
import type { StackTopic } from '@mezzanine/mobile-protocol';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link StackedFloors}. */
export interface StackedFloorsProps extends LooseItem<StackTopic, 'isExpanded' | 'floorIds'> {
  /** The floors; default: all floors of the building. */
  readonly floors?: readonly Floor[] | undefined;
  /** Called when the floors are drawn apart, and with an empty list when they are together. */
  readonly onChange?: ((floors: readonly Floor[]) => void) | undefined;
}

/**
 * Draws floors apart while the component is mounted. One per map.
 *
 * @example
 * {isOverview && <StackedFloors gapMeters={20} />}
 */
export function StackedFloors({ floors, onChange, ...rest }: StackedFloorsProps): null {
  const { host } = useMapContext();
  const floorIds = floors?.map((floor) => floor.id);
  const topic = { ...rest, floorIds, isExpanded: true };
  useTopic(host, 'stack', defined<StackTopic>(topic));
  useMapEvent('stack-change', onChange && (({ floors: shown }) => onChange(shown)));
  return null;
}
