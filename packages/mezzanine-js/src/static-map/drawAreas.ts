import { boundsOfPoints } from '../bounds.ts';
import type { Steps } from '../steps.ts';
import type { Rgb } from '../style/colors.ts';
import type { FloorFeature } from './floorFeatures.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';
import { areaPath, isVisible, type PixelLine, toPixelLine } from './pathData.ts';
import { css } from './StaticTheme.ts';

/** How areas are drawn. */
export interface AreaLook {
  readonly fillOf: (feature: FloorFeature) => Rgb;
  /** Outline of a fill. */
  readonly outlineOf: (fill: Rgb) => Rgb;
  readonly outlinePixels: number;
  /** Areas narrower and lower than this are left out. */
  readonly leastPixels: number;
}

interface Group {
  readonly fill: string;
  readonly outline: string | undefined;
  readonly opacity: number;
  readonly parts: string[];
}

/** Areas as paths, neighbors of one color in one path. */
export function* drawAreas(
  features: readonly FloorFeature[],
  frame: Frame,
  look: AreaLook,
): Steps<string> {
  const groups: Group[] = [];
  for (const feature of features) {
    yield;
    if (feature.opacity <= 0) continue;
    const path = feature.polygons.map((rings) => pathOf(rings, frame, look.leastPixels)).join('');
    if (path === '') continue;
    const fill = look.fillOf(feature);
    const group = {
      fill: css(fill),
      outline: feature.hasLine ? css(look.outlineOf(fill)) : undefined,
      opacity: feature.opacity,
    };
    const last = groups.at(-1);
    if (last && isAlike(last, group)) last.parts.push(path);
    else groups.push({ ...group, parts: [path] });
  }
  return groups.map((group) => written(group, look.outlinePixels)).join('');
}

function written({ fill, outline, opacity, parts }: Group, outlinePixels: number): string {
  return element('path', {
    d: parts.join(''),
    fill,
    stroke: outline,
    'stroke-width': outline === undefined ? undefined : outlinePixels,
    opacity: opacity < 1 ? opacity : undefined,
  });
}

function isAlike(a: Group, b: Omit<Group, 'parts'>): boolean {
  return a.fill === b.fill && a.outline === b.outline && a.opacity === b.opacity;
}

/** Path data of a polygon; `''` if it is not in the image or too small to be seen. */
function pathOf(
  rings: FloorFeature['polygons'][number],
  frame: Frame,
  leastPixels: number,
): string {
  const [outer, ...holes] = rings;
  if (!outer) return '';
  const line = toPixelLine(outer, frame);
  if (!isLargeEnough(line, frame, leastPixels)) return '';
  const others = holes.map((hole) => toPixelLine(hole, frame));
  return areaPath([line, ...others]);
}

function isLargeEnough(line: PixelLine, frame: Frame, leastPixels: number): boolean {
  const box = boundsOfPoints(line);
  const size = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return size >= leastPixels && isVisible(box, frame);
}
