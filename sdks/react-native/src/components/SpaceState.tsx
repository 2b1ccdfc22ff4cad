import type { Space } from '@mezzanine/mezzanine-js/headless';
import type { SpaceItem } from '@mezzanine/mobile-protocol';
import { useItem } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link SpaceState}; missing props keep their value. */
export interface SpaceStateProps extends LooseItem<SpaceItem, 'spaceIds'> {
  /** One space, or several. */
  readonly target: Space | readonly Space[];
}

/**
 * The appearance of spaces while the component is mounted.
 *
 * @example
 * <SpaceState target={chosen} color="#e4572e" />
 */
export function SpaceState({ target, ...rest }: SpaceStateProps): null {
  const spaces = 'type' in target ? [target] : target;
  useItem('spaces', { ...rest, spaceIds: spaces.map((space) => space.id) });
  return null;
}
