import type { LocalProjection, MapView, Shape } from '@mezzanine/mezzanine-js';
import type { Row } from '../data/readTable.ts';
import { type ColorScale, hex } from '../scale/ColorScale.ts';
import type { Picture } from './Picture.ts';

/** Options for drawing data. */
export interface DrawingParts {
  readonly view: MapView;
  readonly plane: LocalProjection;
  readonly scale: ColorScale;
}

/** Points of one color are one shape, because thousands of shapes would be slow. */
const colorClasses = 12;
/** Above walls, which are cut off at two meters. */
const altitudeMeters = 2.05;

/** Draws rows as points on the current floor, colored by their values. */
export function drawPoints(
  rows: readonly Row[],
  { settings, chosen }: Pick<Picture, 'settings' | 'chosen'>,
  { view, scale }: DrawingParts,
): Shape[] {
  const groups = new Map<string, (readonly [number, number])[]>();
  for (const row of rows) {
    if (row.position === undefined) continue;
    const share = row.value === undefined ? 1 : scale.shareOf(row.value);
    const color = Math.round(share * (colorClasses - 1));
    const key = `${color} ${chosen.size > 0 && !chosen.has(row)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row.position]);
    else group.push(row.position);
  }
  const opacity = settings.points.opacityPercent / 100;
  return [...groups].map(([key, coordinates]) => {
    const [color, isDim] = key.split(' ');
    return view.shapes.add(
      { type: 'MultiPoint', coordinates },
      {
        color: hex(scale.rgbAt(Number(color) / (colorClasses - 1))),
        opacity: isDim === 'true' ? opacity * 0.25 : opacity,
        radiusMeters: settings.points.radiusMeters,
        heightMeters: 0.1,
        altitudeMeters,
      },
    );
  });
}
