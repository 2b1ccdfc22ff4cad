import type { MapImage } from '@mezzanine/mezzanine-js';
import type { Row } from '../data/readTable.ts';
import { heatColors } from '../heat/heatColors.ts';
import { heatGrid } from '../heat/heatGrid.ts';
import { ColorScale } from '../scale/ColorScale.ts';
import type { Settings } from '../settings/settings.ts';
import type { DrawingParts } from './drawPoints.ts';

/** Above walls, which are cut off at two meters. */
const altitudeMeters = 2.1;

/** Draws the heat map of rows on the current floor; undefined if there is none. */
export function drawHeat(
  rows: readonly Row[],
  { heat, colors }: Settings,
  { view, plane }: Omit<DrawingParts, 'scale'>,
): MapImage | undefined {
  const points = rows.flatMap(({ position, value }) => {
    if (position === undefined) return [];
    const [x, y] = plane.toLocal(position);
    return [{ x, y, weight: value ?? 1 }];
  });
  const grid = heatGrid(points, heat.radiusMeters);
  if (grid === undefined) return undefined;
  const { width, height, west, north, cellMeters } = grid;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const scale = new ColorScale([], colors);
  const pixels = heatColors(grid, scale, heat.intensityPercent / 100);
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const [widthMeters, heightMeters] = [width * cellMeters, height * cellMeters];
  const center = plane.toCoordinate([west + widthMeters / 2, north - heightMeters / 2]);
  return view.images.add(center, canvas.toDataURL(), {
    widthMeters,
    heightMeters,
    altitudeMeters,
    floor: view.floors.current,
  });
}
