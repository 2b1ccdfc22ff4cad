import type { MapTheme } from '../style/MapTheme.ts';
import type { CollisionGrid } from '../text-layout/CollisionGrid.ts';
import { boxAround } from './boxes.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';

const RADIUS_PIXELS = 14;
const MARGIN_PIXELS = 12;
/** Rotations by less than this need no arrow. */
const LEAST_DEGREES = 0.5;

/** An arrow to the north in the upper right corner, if the map is rotated. */
export function drawNorthArrow(
  { width, bearingDegrees }: Frame,
  { colors, grid }: { colors: MapTheme; grid: CollisionGrid },
): string {
  const turn = ((bearingDegrees % 360) + 360) % 360;
  if (Math.min(turn, 360 - turn) < LEAST_DEGREES) return '';
  const middle = [width - MARGIN_PIXELS - RADIUS_PIXELS, MARGIN_PIXELS + RADIUS_PIXELS] as const;
  grid.add(boxAround(middle, RADIUS_PIXELS * 2, RADIUS_PIXELS * 2));
  const transform = `translate(${middle[0]} ${middle[1]}) rotate(${(-turn).toFixed(1)})`;
  const disk = { r: RADIUS_PIXELS, fill: colors.labelHalo, stroke: colors.labelMuted };
  return element(
    'g',
    { class: 'north', transform },
    element('circle', { ...disk, 'stroke-width': 0.75 }) +
      element('path', { d: 'M0-10L4.5 3H-4.5z', fill: colors.accent }) +
      element('path', { d: 'M0 10L4.5 3H-4.5z', fill: colors.labelMuted }),
  );
}
