import type { MapTheme } from '../style/MapTheme.ts';
import { PIN } from '../style/routeShapes.ts';
import type { ScreenBox } from '../text-layout/CollisionGrid.ts';
import type { PixelPoint } from './Frame.ts';
import { element } from './markup.ts';

/** Size of a pin: as wide, as high above its tip, and as far below it. */
export const PIN_BOX = { width: 26, height: 34, below: 3 };
/** The shape of the pin has this scale, and its tip is here. */
const PIN_SCALE = 0.86;
const PIN_TIP = { x: 16, y: 39 };

/** Look of a pin. */
export interface PinLook {
  readonly color: string;
  readonly colors: MapTheme;
  /** Shown in the pin instead of a dot. */
  readonly number: number | undefined;
}

/** The part of the image that a pin covers. */
export function pinBoxAt([x, y]: PixelPoint): ScreenBox {
  const { width, height, below } = PIN_BOX;
  return { left: x - width / 2, top: y - height, width, height: height + below };
}

/** A pin with its tip at a point. */
export function drawPin([x, y]: PixelPoint, { color, colors, number }: PinLook): string {
  const left = x - PIN_TIP.x * PIN_SCALE;
  const top = y - PIN_TIP.y * PIN_SCALE;
  const content =
    element('path', { d: PIN, fill: color, stroke: colors.paper, 'stroke-width': 2 }) +
    (number === undefined
      ? element('circle', { cx: 16, cy: 15.5, r: 4.5, fill: colors.labelHalo })
      : element(
          'text',
          {
            x: 16,
            y: 20,
            'text-anchor': 'middle',
            'font-size': 13,
            'font-weight': 700,
            fill: colors.labelHalo,
          },
          String(number),
        ));
  const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${PIN_SCALE})`;
  return element('g', { transform }, content);
}

/** A ring around a point. */
export function drawRing([cx, cy]: PixelPoint, pixels: number, colors: MapTheme): string {
  const stroke = pixels * 0.28;
  return (
    element('circle', { cx, cy, r: pixels / 2 + 1.5, fill: colors.paper }) +
    element('circle', {
      cx,
      cy,
      r: pixels / 2 - stroke / 2,
      fill: colors.labelHalo,
      stroke: colors.accent,
      'stroke-width': stroke,
    })
  );
}
