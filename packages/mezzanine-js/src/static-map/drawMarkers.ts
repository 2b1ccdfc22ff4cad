import type { Floor } from '../data/entities.ts';
import type { LocalProjection } from '../data/LocalProjection.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import type { CollisionGrid } from '../text-layout/CollisionGrid.ts';
import { drawPin, PIN_BOX, pinBoxAt } from './drawPins.ts';
import { endName } from './drawRoute.ts';
import type { FoundPlace } from './findPlace.ts';
import { boxAround } from './boxes.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import { element } from './markup.ts';
import type { StaticMapMarker } from './StaticMapOptions.ts';

/** A marker whose place is known. */
export interface FoundMarker {
  readonly place: FoundPlace;
  readonly marker: StaticMapMarker;
}

/** Inputs for drawing markers. */
export interface MarkerSources {
  readonly floor: Floor;
  readonly frame: Frame;
  readonly projection: LocalProjection;
  readonly colors: MapTheme;
  readonly grid: CollisionGrid;
}

const DOT_PIXELS = 14;

/** Markers on a floor; the lower ones are in front. */
export function drawMarkers(markers: readonly FoundMarker[], sources: MarkerSources): string {
  const { floor, frame, projection } = sources;
  const placed = markers.flatMap(({ place, marker }) =>
    place.coordinates
      .filter(({ floorId }) => floorId === undefined || floorId === floor.id)
      .map(({ longitude, latitude }) => ({
        marker,
        at: frame.toPixel(projection.toLocal([longitude, latitude])),
      })),
  );
  return placed
    .filter(({ at }) => isInside(at, frame))
    .toSorted((a, b) => a.at[1] - b.at[1])
    .map(({ marker, at }) => drawMarker(marker, at, sources))
    .join('');
}

function drawMarker(marker: StaticMapMarker, at: PixelPoint, sources: MarkerSources): string {
  const { colors, grid } = sources;
  const color = marker.color ?? colors.accent;
  const isDot = marker.kind === 'dot';
  grid.add(isDot ? boxAround(at, DOT_PIXELS + 2, DOT_PIXELS + 2) : pinBoxAt(at));
  const mark = isDot
    ? drawDot(at, color, colors)
    : drawPin(at, { color, colors, number: undefined });
  const clear = isDot ? DOT_PIXELS / 2 : PIN_BOX.below;
  return mark + (marker.text === undefined ? '' : endName(marker.text, at, clear, sources));
}

function drawDot([cx, cy]: PixelPoint, fill: string, colors: MapTheme): string {
  return element('circle', {
    cx,
    cy,
    r: DOT_PIXELS / 2 - 1,
    fill,
    stroke: colors.paper,
    'stroke-width': 2,
  });
}

function isInside([x, y]: PixelPoint, { width, height }: Frame): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
