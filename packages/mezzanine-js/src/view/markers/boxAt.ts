import type { ScreenBox } from '../../text-layout/CollisionGrid.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';
import type { MarkerAnchor } from '../Marker.ts';

/** The box of an element whose anchor is at a point. */
export function boxAt(
  { x, y }: ScreenPoint,
  { width, height }: { readonly width: number; readonly height: number },
  anchor: MarkerAnchor,
): ScreenBox {
  const right = anchor.endsWith('left') ? 0 : anchor.endsWith('right') ? 1 : 0.5;
  const down = anchor.startsWith('top') ? 0 : anchor.startsWith('bottom') ? 1 : 0.5;
  return { left: x - width * right, top: y - height * down, width, height };
}
