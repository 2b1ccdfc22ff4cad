'use client';
import type {
  Label as SdkLabel,
  LabelOptions,
  LabelTarget,
  PointerEventDetail,
} from '@mezzanine/mezzanine-js';
import { isSameData, isSameTarget, without } from './sameness.ts';
import { useAttached, type AttachVerbs } from './useAttached.ts';
import { useOwnClick } from './useOwnClick.ts';
import { useStable } from './useStable.ts';

/** Props of {@link Label}; missing props use the defaults of `mapView.labels.add`. */
export interface LabelProps extends LabelOptions {
  /** A space, a location or a coordinate. */
  readonly target: LabelTarget;
  /** One paragraph in any script. */
  readonly text: string;
  /** Called when the label is clicked; makes it interactive unless `interactive` is set. */
  readonly onClick?: ((detail: PointerEventDetail) => void) | undefined;
}

type Attaching = Omit<LabelProps, 'onClick'>;

const verbs: AttachVerbs<SdkLabel, Attaching> = {
  add: ({ labels }, { target, text, ...options }) => labels.add(target, text, options),
  update: ({ labels }, label, patch) => labels.update(label, without(patch, 'target')),
  remove: ({ labels }, label) => labels.remove(label),
};

/**
 * Text on the map.
 *
 * @example
 * <Label target={shop} text="Meet here" priority="high" />
 */
export function Label({ target: given, onClick, ...rest }: LabelProps): null {
  const target = useStable(given, isSameTarget);
  const { interactive = onClick === undefined ? undefined : true } = rest;
  const icon = useStable(rest.icon, isSameData);
  const props = { ...rest, icon, target, interactive } as Attaching;
  const attached = useAttached(verbs, target, props);
  useOwnClick(attached, 'labels', onClick);
  return null;
}
