import type { MarkerContent, MarkerItem } from '@mezzanine/mobile-protocol';
import { targetOf, type MapTarget } from '../map/places.ts';
import { useItem, useItemPress } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Marker}. */
export interface MarkerProps extends LooseItem<MarkerItem, 'content'> {
  /** Where it is. */
  readonly target: MapTarget;
  /** Its content: a pin, text, an image, a tooltip, or HTML. Default: a pin. */
  readonly content?: MarkerContent | undefined;
  /** Called when the user taps it; makes it interactive unless `interactive` is set. */
  readonly onPress?: (() => void) | undefined;
}

/**
 * A marker on the map. It is drawn in the web view, so its content is data and not a native view.
 *
 * @example
 * <Marker target={shop} content={{ kind: 'text', text: '3 offers' }} onPress={open} />
 */
export function Marker(props: MarkerProps): null {
  const { target, content = { kind: 'pin' }, onPress, ...rest } = props;
  const interactive = rest.interactive ?? (onPress ? true : undefined);
  const key = useItem('markers', { ...rest, interactive, content, target: targetOf(target) });
  useItemPress('markerKeys', key, onPress);
  return null;
}
