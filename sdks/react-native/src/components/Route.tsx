import type { DirectionsTarget } from '@mezzanine/mezzanine-js/headless';
import type {
  DirectionsOptions,
  DirectionsResult,
  RouteTopic,
  StepChange,
} from '@mezzanine/mobile-protocol';
import { useMapEvent } from '../hooks/useMapEvent.ts';
import { useTopic } from '../hooks/useTopic.ts';
import { defined } from '../map/defined.ts';
import { useMapContext } from '../map/MapContext.ts';
import { targetOf, targetsOf } from '../map/places.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Route}. */
export interface RouteProps extends LooseItem<RouteTopic, 'from' | 'to' | 'options'> {
  /** Origin; nothing is drawn without it. */
  readonly from: DirectionsTarget | undefined;
  /** Destination, or several in order; nothing is drawn without one. */
  readonly to: DirectionsTarget | readonly DirectionsTarget[] | undefined;
  /** Profile, for example `{ isStepFree: true }`. */
  readonly options?: DirectionsOptions | undefined;
  /** Called with the directions, or with the reason why there are none. */
  readonly onRoute?: ((result: DirectionsResult | undefined) => void) | undefined;
  /** Called when another instruction is current, including after a tap on the route. */
  readonly onStep?: ((detail: StepChange) => void) | undefined;
}

/**
 * Directions on the map, step by step. One per map. `venue.directions` returns the same directions as
 * data, for a list.
 *
 * @example
 * <Route from={entrance} to={shop} step={step} onStep={({ index }) => setStep(index)} />
 */
export function Route({ from, to, onRoute, onStep, ...rest }: RouteProps): null {
  const { host } = useMapContext();
  const destinations = to === undefined ? [] : targetsOf(to);
  const isWanted = from !== undefined && destinations.length > 0;
  const route = isWanted && { ...rest, from: targetOf(from), to: destinations };
  useTopic(host, 'route', route ? defined<RouteTopic>(route) : undefined);
  useMapEvent('route-change', onRoute && (({ result }) => onRoute(result)));
  useMapEvent('navigation-step', onStep);
  return null;
}
