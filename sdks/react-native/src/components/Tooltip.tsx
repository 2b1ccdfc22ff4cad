import type { MarkerItem, TooltipMarkerContent } from '@mezzanine/mobile-protocol';
import { defined } from '../map/defined.ts';
import type { MapTarget } from '../map/places.ts';
import type { LooseItem } from './LooseItem.ts';
import { Marker } from './Marker.tsx';
import type { ReactElement } from 'react';

/** Props of {@link Tooltip}: a title, text, an image, or several of them. */
export interface TooltipProps extends LooseItem<MarkerItem, 'content'> {
  /** Where its arrow points. */
  readonly target: MapTarget;
  /** First line, in bold. */
  readonly title?: string | undefined;
  /** Plain text. */
  readonly text?: string | undefined;
  /** A file of the venue, or a `data:` URL. */
  readonly imageUrl?: string | undefined;
  /** CSS color of its background; default: the theme's color. */
  readonly color?: string | undefined;
  /** Called when the user taps it. */
  readonly onPress?: (() => void) | undefined;
}

/**
 * A tooltip with an arrow.
 *
 * @example
 * <Tooltip target={desk} title="Check-in" text="Opens at 9" />
 */
export function Tooltip({ title, text, imageUrl, color, ...rest }: TooltipProps): ReactElement {
  const content = defined<TooltipMarkerContent>({ kind: 'tooltip', title, text, imageUrl, color });
  return <Marker {...rest} content={content} />;
}
