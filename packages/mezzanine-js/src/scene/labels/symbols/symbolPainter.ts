import type { LabelLook } from '../SceneLabel.ts';
import { symbolPaths } from '../../../style/symbols/symbolPaths.ts';

/** Paints a symbol, with the middle of its top at a place in device pixels. */
export type PaintSymbol = (
  context: CanvasRenderingContext2D,
  look: LabelLook,
  place: readonly [middle: number, top: number],
  pixelRatio: number,
) => void;

/** Light rim around the disc of a symbol, in CSS pixels. */
const RIM_PIXELS = 1.5;
/** Side of the square in which symbols are drawn, and width of their lines in its units. */
const SQUARE = 24;
const LINE = 1.9;
/** Side of that square as a share of the disc's diameter. */
const SHARE = 0.64;

/**
 * Returns the function that paints a symbol: in the color of the halo, on a disc.
 *
 * @throws RangeError if no symbol has this name
 */
export function symbolPainter(name: string): PaintSymbol {
  const path = new Map<string, string>(Object.entries(symbolPaths)).get(name);
  if (path === undefined) throw new RangeError(`There is no symbol "${name}".`);
  const lines = new Path2D(path);
  return (context, { iconPixels, iconColor, haloColor }, [middle, top], pixelRatio) => {
    const radius = (iconPixels / 2) * pixelRatio;
    context.save();
    context.translate(middle, top + radius);
    context.beginPath();
    context.arc(0, 0, radius, 0, 7);
    context.lineWidth = RIM_PIXELS * 2 * pixelRatio;
    context.stroke();
    context.fillStyle = iconColor;
    context.fill();
    const scale = (radius * 2 * SHARE) / SQUARE;
    context.scale(scale, scale);
    context.translate(-SQUARE / 2, -SQUARE / 2);
    context.strokeStyle = haloColor;
    context.lineCap = 'round';
    context.lineWidth = LINE;
    context.stroke(lines);
    context.restore();
  };
}
