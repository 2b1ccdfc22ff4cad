import { boundsOfPoints } from '../bounds.ts';
import type { Steps } from '../steps.ts';
import type { FloorFeature } from './floorFeatures.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';
import { isVisible, linePath, toPixelLine } from './pathData.ts';
import { css, type StaticTheme } from './StaticTheme.ts';

/** Walls narrower than this are single lines; wider ones are filled and have outlines. */
const LEAST_FILLED_PIXELS = 2;
/** Thinnest line of a wall. */
const LEAST_PIXELS = 0.9;
const OUTLINE_PIXELS = 0.75;
/** Railings and other low lines are thinner. */
const LOW_FACTOR = 0.75;

interface Group {
  readonly feature: FloorFeature;
  readonly pixels: number;
  readonly parts: string[];
}

/** Walls along lines. */
export function* drawWalls(
  walls: readonly FloorFeature[],
  frame: Frame,
  theme: StaticTheme,
): Steps<string> {
  const groups = new Map<string, Group>();
  for (const feature of walls) {
    yield;
    const line = toPixelLine(feature.line, frame);
    if (feature.opacity <= 0 || line.length < 2 || !isVisible(boundsOfPoints(line), frame, 8))
      continue;
    const { role, color, opacity, widthMeters } = feature;
    const key = [role, color, opacity, widthMeters].join();
    const group = groups.get(key) ?? {
      feature,
      pixels: widthMeters * frame.pixelsPerMeter,
      parts: [],
    };
    group.parts.push(linePath(line));
    groups.set(key, group);
  }
  // Every casing is below every fill, so that walls of different kinds join.
  const all = [...groups.values()].toSorted((a, b) => a.pixels - b.pixels);
  const filled = all.filter(({ pixels }) => pixels >= LEAST_FILLED_PIXELS);
  const thin = all.filter(({ pixels }) => pixels < LEAST_FILLED_PIXELS);
  const content = [
    ...thin.map((group) => thinWall(group, theme)),
    ...filled.map((group) => casing(group, theme)),
    ...filled.map((group) => filling(group, theme)),
  ];
  if (content.length === 0) return '';
  const shared = { fill: 'none', 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' };
  return element('g', shared, content.join(''));
}

function thinWall({ feature, pixels, parts }: Group, theme: StaticTheme): string {
  const least = feature.role === 'wall' ? LEAST_PIXELS : LEAST_PIXELS * LOW_FACTOR;
  return element('path', {
    d: parts.join(''),
    stroke: css(theme.thinWallOf(theme.fillOf(feature))),
    'stroke-width': Math.max(pixels, least),
    opacity: feature.opacity < 1 ? feature.opacity : undefined,
  });
}

function casing({ feature, pixels, parts }: Group, theme: StaticTheme): string {
  return element('path', {
    d: parts.join(''),
    stroke: css(theme.outlineOf(theme.fillOf(feature))),
    'stroke-width': pixels + OUTLINE_PIXELS * 2,
    opacity: feature.opacity < 1 ? feature.opacity : undefined,
  });
}

function filling({ feature, pixels, parts }: Group, theme: StaticTheme): string {
  return element('path', {
    d: parts.join(''),
    stroke: css(theme.fillOf(feature)),
    'stroke-width': pixels,
    opacity: feature.opacity < 1 ? feature.opacity : undefined,
  });
}
