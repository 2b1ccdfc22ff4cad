import type { LabelItem } from '@mezzanine/mobile-protocol';
import { targetOf, type MapTarget } from '../map/places.ts';
import { useItem, useItemPress } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Label}. */
export interface LabelProps extends LooseItem<LabelItem, 'text'> {
  /** Where it is. */
  readonly target: MapTarget;
  /** One paragraph in any script. */
  readonly text: string;
  /** Called when the user taps it; makes it interactive unless `interactive` is set. */
  readonly onPress?: (() => void) | undefined;
}

/**
 * Text on the map: it faces the viewer, or lies on the floor with `kind="flat"`.
 *
 * @example
 * <Label target={shop} text="Meet here" priority="high" />
 */
export function Label({ target, onPress, ...rest }: LabelProps): null {
  const interactive = rest.interactive ?? (onPress ? true : undefined);
  const key = useItem('labels', { ...rest, interactive, target: targetOf(target) });
  useItemPress('labels', key, onPress);
  return null;
}
