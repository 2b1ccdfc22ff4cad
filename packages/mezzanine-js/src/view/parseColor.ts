import { invalidArgument } from '../data/expectArgument.ts';
import { type ParsedColor, parseHexColor } from '../style/colors.ts';

const known = new Map<string, ParsedColor>();

/**
 * Parses a CSS color. Hexadecimal colors are parsed here, all others by the browser.
 *
 * @param color - any CSS color
 * @param name - name of the argument, for the error message
 * @throws MezzanineError `invalid-argument` if it is not a color
 */
export function parseColor(color: string, name: string): ParsedColor {
  let parsed = known.get(color);
  if (parsed) return parsed;
  parsed =
    (typeof color === 'string' && (parseHexColor(color) ?? parseByBrowser(color))) || undefined;
  if (!parsed) throw invalidArgument(name, color, 'a CSS color such as "#c8411b"');
  known.set(color, parsed);
  return parsed;
}

function parseByBrowser(color: string): ParsedColor | undefined {
  if (typeof CSS === 'undefined' || !CSS.supports('color', color)) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { rgb: [red / 255, green / 255, blue / 255], alpha: alpha / 255 };
}
