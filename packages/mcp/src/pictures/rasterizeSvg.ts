import { createRequire } from 'node:module';
import { ToolError } from '../results/ToolError.ts';

/** An image of a static map. */
export interface RasterizedMap {
  /** The PNG file. */
  readonly bytes: Uint8Array;
  /** Number of texts that are left out, because the font has no letters for them. */
  readonly leftOut: number;
}

/** Static maps have text in regular and semibold weight. */
const fontFiles = ['400Regular/NotoSans_400Regular.ttf', '600SemiBold/NotoSans_600SemiBold.ttf'];
const fontFamily = 'Noto Sans';

/**
 * The scripts that Noto Sans covers: Latin, Greek, Cyrillic, and Devanagari, with their accents and
 * punctuation. The rasterizer would draw empty boxes for others.
 */
const covered =
  // oxlint-disable-next-line no-misleading-character-class -- Ranges of code points, with marks.
  /^[\u0020-\u007e\u00a0-\u03e1\u03f0-\u052f\u0900-\u097f\u1ab0-\u1ac0\u1c80-\u1c88\u1d00-\u1ffe\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2100-\u215f\u2212\ufb00-\ufb06]*$/u;

/**
 * Draws a static map as a PNG in its own thread. Texts with letters that the font lacks are left
 * out. System fonts are never used, so equal maps have equal bytes everywhere.
 *
 * @param svg - a document of `renderStaticMap`
 * @param scale - pixels for each pixel of the document; default 1
 * @throws ToolError if the packages `@resvg/resvg-js` and `@expo-google-fonts/noto-sans` are not installed
 */
export async function rasterizeSvg(svg: string, scale = 1): Promise<RasterizedMap> {
  const { renderAsync, fonts } = await loadRasterizer();
  let leftOut = 0;
  const drawable = svg.replace(/<text[ >].*?<\/text>/gs, (text) => {
    if (isCovered(text)) return text;
    leftOut += 1;
    return '';
  });
  const picture = await renderAsync(drawable, {
    font: {
      loadSystemFonts: false,
      fontFiles: fonts,
      defaultFontFamily: fontFamily,
      sansSerifFamily: fontFamily,
    },
    fitTo: { mode: 'zoom', value: scale },
    logLevel: 'off',
  });
  return { bytes: picture.asPng(), leftOut };
}

/** Whether the font has all letters of a text element. */
export function isCovered(element: string): boolean {
  return covered.test(element.replace(/<[^>]*>/g, ''));
}

/** Loads the rasterizer and finds its fonts: only programs that draw PNGs need them. */
async function loadRasterizer() {
  try {
    const { renderAsync } = await import('@resvg/resvg-js');
    const { resolve } = createRequire(import.meta.url);
    const fonts = fontFiles.map((file) => resolve(`@expo-google-fonts/noto-sans/${file}`));
    return { renderAsync, fonts };
  } catch (cause) {
    throw new ToolError(
      'Drawing PNG needs the packages @resvg/resvg-js and @expo-google-fonts/noto-sans. Install them, or add them to the arguments of npx: -p @resvg/resvg-js -p @expo-google-fonts/noto-sans',
      { cause },
    );
  }
}
