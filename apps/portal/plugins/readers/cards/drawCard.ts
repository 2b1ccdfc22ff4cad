import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { cardHeight, cardWidth, type Card } from './Card.ts';
import { drawFloors } from './drawFloors.ts';
import { drawMark } from './drawMark.ts';
import { wrapText } from './wrapText.ts';

/** The light theme. Previews appear on other sites, so there is no dark variant. */
const colors = { paper: '#fbfaf7', ink: '#16181d', muted: '#5b6270', line: '#e4e1da' };

const margin = 72;
/** Where the text ends and the drawing begins. */
const textWidth = 640;
const titleSizes = [84, 72, 62, 54, 46];
const maxTitleLines = 3;

let hasFonts = false;

/** Loads fonts. Pages use the user's system fonts, but images have to embed glyphs. */
function loadFonts(): void {
  if (hasFonts) return;
  const resolve = createRequire(__filename).resolve;
  for (const weight of [400, 600]) {
    const file = resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
    if (!GlobalFonts.registerFromPath(file, `Card ${weight}`)) {
      throw new Error(
        `${file} is not a font that can be read. Preview images need it; run npm ci.`,
      );
    }
  }
  hasFonts = true;
}

/** Draws the preview image of a page. Equal text produces equal bytes. */
export async function drawCard(card: Card): Promise<Buffer> {
  loadFonts();
  const canvas = createCanvas(cardWidth, cardHeight);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, cardWidth, cardHeight);
  drawFloors(context);
  drawMark(context, margin, 64, 60);
  setFont(context, 600, 34);
  context.fillStyle = colors.ink;
  context.textBaseline = 'middle';
  context.fillText(card.siteName, margin + 60 + 16, 64 + 31);
  drawWords(context, card);
  return canvas.encode('png');
}

/** Draws the title at the bottom margin, with its section above. */
function drawWords(context: SKRSContext2D, { title, section }: Card): void {
  const { size, lines } = fitTitle(context, title);
  const lineHeight = Math.round(size * 1.1);
  const top = cardHeight - margin - lines.length * lineHeight;
  context.textBaseline = 'alphabetic';
  setFont(context, 600, size);
  lines.forEach((line, index) => {
    context.fillText(line, margin, top + (index + 1) * lineHeight - Math.round(size * 0.2));
  });
  setFont(context, 400, 32);
  context.fillStyle = colors.muted;
  context.fillText(section, margin, top - 14);
}

function fitTitle(context: SKRSContext2D, title: string) {
  const measure = (text: string) => context.measureText(text).width;
  const fitted = titleSizes.map((size) => {
    setFont(context, 600, size);
    return { size, lines: wrapText(title, textWidth, measure) };
  });
  const fits = ({ lines }: { readonly lines: readonly string[] }) => lines.length <= maxTitleLines;
  const chosen = fitted.find(fits) ?? fitted.at(-1);
  if (chosen === undefined) throw new Error('The list of title sizes is empty.');
  return { size: chosen.size, lines: chosen.lines.slice(0, maxTitleLines) };
}

function setFont(context: SKRSContext2D, weight: 400 | 600, size: number): void {
  context.font = `${size}px "Card ${weight}"`;
  context.letterSpacing = weight === 600 ? `${(-0.02 * size).toFixed(2)}px` : '0px';
}
