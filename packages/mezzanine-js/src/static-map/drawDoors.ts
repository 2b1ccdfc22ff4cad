import { boundsOfPoints } from '../bounds.ts';
import type { Steps } from '../steps.ts';
import type { Door } from './doorsOf.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';
import { isVisible, linePath, toPixelLine } from './pathData.ts';

/** Width of a gap: a typical wall with its outlines. */
const WALL_METERS = 0.24;
const OUTLINES_PIXELS = 1.7;
/** Doors that are narrower in the image are left out. */
const LEAST_PIXELS = 1;

/** Doors as gaps in walls. */
export function* drawDoors(doors: readonly Door[], frame: Frame): Steps<string> {
  const parts = new Map<string, string[]>();
  for (const { line, color } of doors) {
    yield;
    const pixels = toPixelLine(line, frame);
    const box = boundsOfPoints(pixels);
    const size = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    if (!(size >= LEAST_PIXELS) || !isVisible(box, frame)) continue;
    const lines = parts.get(color) ?? [];
    lines.push(linePath(pixels));
    parts.set(color, lines);
  }
  if (parts.size === 0) return '';
  const paths = [...parts].map(([stroke, lines]) => element('path', { d: lines.join(''), stroke }));
  const width = WALL_METERS * frame.pixelsPerMeter + OUTLINES_PIXELS;
  return element('g', { fill: 'none', 'stroke-width': width }, paths.join(''));
}
