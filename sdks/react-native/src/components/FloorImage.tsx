import type { ImageItem } from '@mezzanine/mobile-protocol';
import { targetOf, type MapTarget } from '../map/places.ts';
import { useItem } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link FloorImage}. */
export interface FloorImageProps extends LooseItem<ImageItem, 'url'> {
  /** Where its center is. */
  readonly target: MapTarget;
  /** A file of the venue, a URL, or a `data:` URL. */
  readonly url: string;
}

/**
 * An image on a floor.
 *
 * @example
 * <FloorImage target={hall} url={plan} widthMeters={30} heightMeters={20} />
 */
export function FloorImage({ target, ...rest }: FloorImageProps): null {
  useItem('images', { ...rest, target: targetOf(target) });
  return null;
}
