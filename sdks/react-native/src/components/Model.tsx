import type { ModelItem } from '@mezzanine/mobile-protocol';
import { targetsOf, type MapTarget } from '../map/places.ts';
import { useItem, useItemPress } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Model}. */
export interface ModelProps extends LooseItem<ModelItem, 'url'> {
  /** Its position; for several targets, one model at each. */
  readonly target: MapTarget | readonly MapTarget[];
  /** A `.glb` file of the venue, a URL, or a `data:` URL. */
  readonly url: string;
  /** Called when the user taps it; makes it interactive unless `interactive` is set. */
  readonly onPress?: (() => void) | undefined;
}

/**
 * A 3D model on a floor.
 *
 * @example
 * <Model target={plaza} url="assets/tree.glb" scale={2} />
 */
export function Model({ target, onPress, ...rest }: ModelProps): null {
  const interactive = rest.interactive ?? (onPress ? true : undefined);
  const key = useItem('models', { ...rest, interactive, targets: targetsOf(target) });
  useItemPress('modelKeys', key, onPress);
  return null;
}
