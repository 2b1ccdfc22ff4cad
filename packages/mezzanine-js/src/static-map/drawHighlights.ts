import type { Floor } from '../data/entities.ts';
import type { LocalProjection } from '../data/LocalProjection.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import type { FoundPlace } from './findPlace.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';
import { areaPath, toPixelLine } from './pathData.ts';
import { areasOfPlace } from './shapeOfPlaces.ts';

const OUTLINE_PIXELS = 2;

/** Outlines of emphasized places in the accent color. */
export function drawHighlights(
  places: readonly FoundPlace[],
  {
    floor,
    frame,
    projection,
    colors,
  }: { floor: Floor; frame: Frame; projection: LocalProjection; colors: MapTheme },
): string {
  const d = places
    .flatMap((place) => areasOfPlace(place, floor, projection))
    .map((rings) => areaPath(rings.map((ring) => toPixelLine(ring, frame))))
    .join('');
  if (d === '') return '';
  const stroke = {
    stroke: colors.accent,
    'stroke-width': OUTLINE_PIXELS,
    'stroke-linejoin': 'round',
  };
  return element('path', { class: 'highlights', d, fill: 'none', ...stroke });
}
