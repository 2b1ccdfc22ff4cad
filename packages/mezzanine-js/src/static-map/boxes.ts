import type { ScreenBox } from '../text-layout/CollisionGrid.ts';
import type { PixelPoint } from './Frame.ts';

/** A box around a point. */
export function boxAround([x, y]: PixelPoint, width: number, height: number): ScreenBox {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Boxes that cover a rotated rectangle. */
export function boxesAlong(
  [x, y]: PixelPoint,
  degrees: number,
  { width, height }: { readonly width: number; readonly height: number },
): ScreenBox[] {
  const angle = (degrees * Math.PI) / 180;
  const reach = Math.max(width - height, 0);
  const count = Math.max(Math.ceil(reach / (height * 0.7)), 1);
  return Array.from({ length: count + 1 }, (_, index) => {
    const along = -reach / 2 + (reach * index) / count;
    return boxAround([x + along * Math.cos(angle), y + along * Math.sin(angle)], height, height);
  });
}
