import type { MapTheme } from '../style/MapTheme.ts';
import type { CollisionGrid } from '../text-layout/CollisionGrid.ts';
import { drawPin, drawRing, PIN_BOX, pinBoxAt } from './drawPins.ts';
import { boxAround } from './boxes.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import { element, escapeText } from './markup.ts';
import { linePath, type PixelLine, toPixelLine } from './pathData.ts';
import { drawText, layoutText, TEXT_ATTRIBUTES, type TextLayout } from './PictureText.ts';
import type { FloorChange, RouteOnFloor, RouteStop } from './routeOnFloor.ts';
import { connectionSymbol } from './symbols.ts';

/** The parts of a route, from the lowest to the highest. */
export interface DrawnRoute {
  /** The line, below names. */
  readonly line: string;
  /** Ends, stops, and changes of floors, above names. */
  readonly ends: string;
}

const LINE_PIXELS = 5;
const CASING_PIXELS = 9;
const RING_PIXELS = 15;
/** Where names must not be: this close to the line. */
const CLEAR_PIXELS = 5;
/** Distance between the boxes that keep names off the line. */
const STEP_PIXELS = 10;
const MOST_BOXES = 20_000;

/** Draws a route, and keeps names off it. */
export function drawRoute(
  route: RouteOnFloor,
  { frame, colors, grid }: { frame: Frame; colors: MapTheme; grid: CollisionGrid },
): DrawnRoute {
  const lines = route.stretches.map((line) => toPixelLine(line, frame));
  for (const line of lines) blockLine(line, frame, grid);
  const d = lines.map((line) => linePath(line)).join('');
  const shared = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const casing = colors.colorScheme === 'dark' ? colors.paper : colors.labelHalo;
  const line =
    d === ''
      ? ''
      : element('path', { ...shared, stroke: casing, 'stroke-width': CASING_PIXELS }) +
        element('path', { ...shared, stroke: colors.accent, 'stroke-width': LINE_PIXELS });
  const sources = { frame, colors, grid };
  const stops = route.stops.map((stop, index) =>
    drawStop(stop, route.stops.length > 1 ? index + 1 : undefined, sources),
  );
  const start = route.start ? [drawStart(route.start, sources)] : [];
  const changes = route.changes.map((change) => drawChange(change, sources));
  return { line, ends: [...start, ...changes, ...stops].join('') };
}

interface EndSources {
  readonly frame: Frame;
  readonly colors: MapTheme;
  readonly grid: CollisionGrid;
}

function blockLine(line: PixelLine, frame: Frame, grid: CollisionGrid): void {
  let boxes = 0;
  for (const [index, b] of line.entries()) {
    const a = line[index - 1];
    if (!a) continue;
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP_PIXELS);
    for (let step = 0; step <= steps && boxes < MOST_BOXES; step++) {
      const share = steps === 0 ? 0 : step / steps;
      const point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share] as const;
      if (!isInside(point, frame)) continue;
      grid.add(boxAround(point, CLEAR_PIXELS * 2, CLEAR_PIXELS * 2));
      boxes += 1;
    }
  }
}

function isInside([x, y]: PixelPoint, { width, height }: Frame): boolean {
  return (
    x > -CASING_PIXELS &&
    y > -CASING_PIXELS &&
    x < width + CASING_PIXELS &&
    y < height + CASING_PIXELS
  );
}

function drawStart({ point, name }: RouteStop, sources: EndSources): string {
  const at = sources.frame.toPixel(point);
  if (!isInside(at, sources.frame)) return '';
  sources.grid.add(boxAround(at, RING_PIXELS + 4, RING_PIXELS + 4));
  return drawRing(at, RING_PIXELS, sources.colors) + endName(name, at, RING_PIXELS / 2, sources);
}

function drawStop(
  { point, name }: RouteStop,
  number: number | undefined,
  sources: EndSources,
): string {
  const at = sources.frame.toPixel(point);
  if (!isInside(at, sources.frame)) return '';
  sources.grid.add(pinBoxAt(at));
  const pin = drawPin(at, { color: sources.colors.accent, colors: sources.colors, number });
  return pin + endName(name, at, PIN_BOX.below, sources);
}

/** The name of an end, below or above it, moved into the image. */
export function endName(
  name: string,
  [x, y]: PixelPoint,
  clearPixels: number,
  { frame, colors, grid }: EndSources,
): string {
  const layout = layoutText(name, {
    sizePixels: 13.5,
    weight: 650,
    color: colors.label,
    haloColor: colors.labelHalo,
    maxWidthPixels: 150,
    maxLines: 2,
  });
  if (layout.lines.length === 0) return '';
  const middle = middleOfName([x, y], layout, { clearPixels, frame, grid });
  grid.add(boxAround(middle, layout.width, layout.height));
  return element('g', TEXT_ATTRIBUTES, drawText(layout, middle));
}

/** The first free place of a name: below, above, right, left; otherwise below. */
function middleOfName(
  [x, y]: PixelPoint,
  { width, height }: TextLayout,
  { clearPixels, frame, grid }: { clearPixels: number; frame: Frame; grid: CollisionGrid },
): PixelPoint {
  const aside = PIN_BOX.width / 2 + 4 + width / 2;
  const up = clearPixels > PIN_BOX.below ? clearPixels : PIN_BOX.height;
  const middles: PixelPoint[] = [
    [x, y + clearPixels + 4 + height / 2],
    [x, y - up - 4 - height / 2],
    [x + aside, y],
    [x - aside, y],
  ];
  const inside = middles.map(([left, top]): PixelPoint => [
    withinFrame(left, width, frame.width),
    withinFrame(top, height, frame.height),
  ]);
  const isFree = (middle: PixelPoint, index: number) =>
    middle[0] === middles[index]?.[0] &&
    middle[1] === middles[index]?.[1] &&
    grid.isFree(boxAround(middle, width, height), 0);
  return inside.find(isFree) ?? inside[0] ?? [x, y];
}

/** Moves the center of something so that it is inside the image. */
function withinFrame(x: number, width: number, frameWidth: number): number {
  const half = width / 2 + 4;
  return half * 2 >= frameWidth ? frameWidth / 2 : Math.min(Math.max(x, half), frameWidth - half);
}

const CHIP = { height: 26, icon: 18, gap: 5, padding: 4, end: 10, lift: 12 };

/** A chip where the route changes floors: the symbol of the connection, and the other floor. */
function drawChange(change: FloorChange, sources: EndSources): string {
  const { frame, colors, grid } = sources;
  const at = frame.toPixel(change.point);
  if (!isInside(at, frame)) return '';
  const layout: TextLayout = layoutText(changeText(change), {
    sizePixels: 12.5,
    weight: 600,
    color: colors.label,
    haloColor: 'none',
    maxWidthPixels: 160,
    maxLines: 1,
  });
  const width = CHIP.padding + CHIP.icon + CHIP.gap + layout.width + CHIP.end;
  const x = withinFrame(at[0], width, frame.width);
  const above = at[1] - CHIP.lift - CHIP.height;
  const top = above > 2 ? above : at[1] + CHIP.lift;
  const box = { left: x - width / 2, top, width, height: CHIP.height };
  grid.add(box);
  const disk = [box.left + CHIP.padding + CHIP.icon / 2, top + CHIP.height / 2] as const;
  const text = [
    disk[0] + CHIP.icon / 2 + CHIP.gap + layout.width / 2,
    top + CHIP.height / 2,
  ] as const;
  return (
    drawRing(at, 11, colors) +
    element('rect', {
      x: box.left,
      y: top,
      width,
      height: CHIP.height,
      rx: CHIP.height / 2,
      fill: colors.labelHalo,
      stroke: change.isDeparture ? colors.accent : colors.labelMuted,
      'stroke-width': 1,
    }) +
    changeIcon(change, disk, colors) +
    element('g', { 'text-anchor': 'middle' }, drawText(layout, text))
  );
}

function changeText({ floor }: FloorChange): string {
  return escapeText(floor.name) === '' ? floor.shortName : floor.name;
}

function changeIcon(
  { kind, isUp, isDeparture }: FloorChange,
  [x, y]: PixelPoint,
  colors: MapTheme,
): string {
  const fill = isDeparture ? colors.accent : colors.labelMuted;
  const scale = 0.46;
  const corner = 12 * scale;
  return (
    element('circle', { cx: x, cy: y, r: CHIP.icon / 2, fill }) +
    element('path', {
      d: connectionSymbol(kind ?? '', isUp),
      transform: `translate(${(x - corner).toFixed(1)} ${(y - corner).toFixed(1)}) scale(${scale})`,
      fill: 'none',
      stroke: colors.labelHalo,
      'stroke-width': 2.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  );
}
