import { breakLines, cutLine } from '../../text-layout/breakLines.ts';
import { LINE_EMS, type FlatFit } from './fitFlat.ts';
import { LabelIcons } from './LabelIcons.ts';
import type { LabelLook } from './SceneLabel.ts';

const FONT_FAMILY =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';
/** Width of the halo around letters, in CSS pixels. */
const HALO_PIXELS = 2.5;
const DOT_RADIUS_PIXELS = 3.5;
/** Gap between the dot or icon and the text below it. */
const GAP_PIXELS = 3;
/** Maximum line width, so that its painting fits in the atlas on high-density screens. */
const WIDEST_PIXELS = 640;
/** Letters are measured at this size and scaled. */
const MEASURED_PIXELS = 32;

/** A measured label broken into lines, in CSS pixels. */
export interface LabelLayout {
  readonly lines: readonly string[];
  /** Size of dot and letters, without halo. */
  readonly width: number;
  readonly height: number;
  /** Distance from the top of the box to the anchor point. */
  readonly anchorDown: number;
  /** Width and height of the dot or icon above the text; 0 if there is none. */
  readonly markPixels: number;
}

/** Padding around a painted label, in CSS pixels: room for its halo. */
export const LABEL_MARGIN_PIXELS = Math.ceil(HALO_PIXELS) + 1;

/** Measures and paints labels with the browser's text engine, so that every script works. */
export class LabelPainter {
  /** Labels are painted one at a time, in its top-left corner. */
  readonly canvas: HTMLCanvasElement;
  /** Icons that labels show. */
  readonly icons = new LabelIcons();
  readonly #context: CanvasRenderingContext2D;

  constructor() {
    this.canvas = document.createElement('canvas');
    this.canvas.width = 512;
    this.canvas.height = 128;
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser did not provide a 2D canvas to paint labels on.');
    this.#context = context;
  }

  /** Breaks a label into lines and measures it. */
  layout(look: LabelLook): LabelLayout {
    this.#context.font = fontOf(look, 1);
    const measure = (text: string) => this.#context.measureText(text).width;
    const limits = { maxWidth: look.maxWidthPixels, maxLines: look.maxLines };
    const broken = breakLines(look.text, limits, measure);
    const lines = broken.map((line) => cutLine(line, WIDEST_PIXELS, measure));
    const mark = this.#markOf(look);
    const textHeight = lines.length * look.fontSizePixels * LINE_EMS;
    const gap = mark > 0 && lines.length > 0 ? GAP_PIXELS : 0;
    return {
      lines,
      width: Math.max(mark, ...lines.map(measure)),
      height: textHeight + mark + gap,
      anchorDown: mark > 0 ? mark / 2 : textHeight / 2,
      markPixels: mark,
    };
  }

  /** Width of text, as a multiple of the font size. */
  measureEms(look: LabelLook, text: string): number {
    this.#context.font = fontOf({ ...look, fontSizePixels: MEASURED_PIXELS }, 1);
    return this.#context.measureText(text).width / MEASURED_PIXELS;
  }

  /** Paints a flat text at this font size. */
  layoutFlat({ lines, widthEms }: FlatFit, fontSizePixels: number): LabelLayout {
    const height = lines.length * fontSizePixels * LINE_EMS;
    const width = widthEms * fontSizePixels;
    return { lines, width, height, anchorDown: height / 2, markPixels: 0 };
  }

  /**
   * Paints a label with its halo in the top-left corner of the canvas.
   *
   * @returns the painted size in device pixels
   */
  paint(
    look: LabelLook,
    layout: LabelLayout,
    pixelRatio: number,
  ): { width: number; height: number } {
    const width = Math.ceil((layout.width + LABEL_MARGIN_PIXELS * 2) * pixelRatio);
    const height = Math.ceil((layout.height + LABEL_MARGIN_PIXELS * 2) * pixelRatio);
    if (width > this.canvas.width) this.canvas.width = width;
    if (height > this.canvas.height) this.canvas.height = height;
    const context = this.#context;
    context.clearRect(0, 0, width, height);
    context.font = fontOf(look, pixelRatio);
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.lineJoin = 'round';
    context.lineWidth = HALO_PIXELS * 2 * pixelRatio;
    context.strokeStyle = look.haloColor;
    context.fillStyle = look.color;
    const middle = width / 2;
    let top = LABEL_MARGIN_PIXELS;
    if (layout.markPixels > 0) {
      this.#paintMark(look, middle, top * pixelRatio, pixelRatio);
      top += layout.markPixels + GAP_PIXELS;
    }
    const lineHeight = look.fontSizePixels * LINE_EMS;
    const baselines = layout.lines.map(
      (_, i) => (top + lineHeight * (i + 0.5) + look.fontSizePixels * 0.36) * pixelRatio,
    );
    // Paint all halos first, otherwise the halo of one line would cover the letters of the line
    // above.
    layout.lines.forEach((line, i) => context.strokeText(line, middle, baselines[i] ?? 0));
    layout.lines.forEach((line, i) => context.fillText(line, middle, baselines[i] ?? 0));
    return { width, height };
  }

  /** Space for the icon is reserved while it loads, so the text does not jump. */
  #markOf({ iconUrl, iconPixels, hasDot }: LabelLook): number {
    if (iconUrl !== undefined && this.icons.stateOf(iconUrl) !== 'failed') return iconPixels;
    return hasDot ? DOT_RADIUS_PIXELS * 2 : 0;
  }

  #paintMark(look: LabelLook, middle: number, top: number, pixelRatio: number): void {
    const { iconUrl, iconPixels } = look;
    if (iconUrl === undefined || this.icons.stateOf(iconUrl) === 'failed') {
      this.#paintDot(middle, top, pixelRatio);
      return;
    }
    const image = this.icons.pictureOf(iconUrl);
    if (!image) return;
    if (typeof image === 'function') {
      image(this.#context, look, [middle, top], pixelRatio);
      return;
    }
    const longest = Math.max(image.naturalWidth, image.naturalHeight);
    const side = iconPixels * pixelRatio;
    const [width, height] =
      longest > 0
        ? [(image.naturalWidth / longest) * side, (image.naturalHeight / longest) * side]
        : [side, side];
    const down = top + (side - height) / 2;
    this.#context.drawImage(image, middle - width / 2, down, width, height);
  }

  #paintDot(x: number, top: number, pixelRatio: number): void {
    const context = this.#context;
    context.beginPath();
    context.arc(x, top + DOT_RADIUS_PIXELS * pixelRatio, DOT_RADIUS_PIXELS * pixelRatio, 0, 7);
    context.stroke();
    context.fill();
  }
}

function fontOf(look: LabelLook, scale: number): string {
  return `${look.fontWeight} ${look.fontSizePixels * scale}px ${FONT_FAMILY}`;
}
