import type {
  BlueDotPosition,
  BlueDotStateChange,
  BlueDotTopic,
  FollowChange,
} from '@mezzanine/mobile-protocol';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined, type Loose } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import type { LooseItem } from './LooseItem.ts';

/** Maximum in the protocol. */
const MAX_ACCURACY_METERS = 100_000;

/** Props of {@link BlueDot}. */
export interface BlueDotProps extends LooseItem<BlueDotTopic, 'position'> {
  /**
   * The position, from the location library of your app. Without one (`undefined` or `null`), no dot
   * is on the map, and it waits for a position. An accuracy below 0 or above 100,000 meters is
   * unknown: there is no circle.
   */
  readonly position: Loose<BlueDotPosition> | null | undefined;
  /** Called when the state of the position changes, for example to `stale`. */
  readonly onStateChange?: ((detail: BlueDotStateChange) => void) | undefined;
  /** Called when the follow mode changes, for example because the user moved the map. */
  readonly onFollowChange?: ((detail: FollowChange) => void) | undefined;
}

/**
 * The position of the user. One per map. The app asks for permission and passes positions; the web
 * view never requests it.
 *
 * @example
 * <BlueDot position={position} follow="position" />
 */
export function BlueDot({ position, onStateChange, onFollowChange, ...rest }: BlueDotProps): null {
  const { host } = useMapContext();
  const known = position ? positionOf(position) : undefined;
  useTopic(host, 'blueDot', defined<BlueDotTopic>({ ...rest, position: known }));
  useMapEvent('blue-dot-state', onStateChange);
  useMapEvent('follow-change', onFollowChange);
  return null;
}

/** Some location libraries report an unknown accuracy as -1. */
function positionOf(position: Loose<BlueDotPosition>): BlueDotPosition {
  const { accuracyMeters: accuracy } = position;
  const isKnown = typeof accuracy === 'number' && accuracy >= 0 && accuracy <= MAX_ACCURACY_METERS;
  return defined<BlueDotPosition>({
    ...position,
    accuracyMeters: isKnown ? accuracy : undefined,
  });
}
