/**
 * Font stack of static maps. An image has no font of its own, so the text is placed with the width
 * of the widest of these fonts, and fits with the others too.
 */
export const FONT_STACK =
  "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif";

/** From this weight on, fonts without intermediate weights are bold. */
const BOLD_WEIGHT = 550;

/**
 * Widths of the printable ASCII characters from the space on, in hundredths of the font size: for
 * each character, the widest of Inter, Liberation Sans (the widths of Arial and Helvetica), and Noto
 * Sans.
 */
const REGULAR = [
  28, 31, 50, 65, 65, 100, 74, 32, 37, 37, 56, 67, 31, 47, 31, 38, 65, 58, 62, 63, 66, 61, 63, 58,
  63, 63, 31, 32, 67, 67, 67, 56, 102, 71, 67, 74, 73, 67, 62, 78, 75, 34, 58, 69, 57, 92, 76, 79,
  67, 79, 73, 67, 66, 75, 71, 101, 71, 70, 65, 37, 38, 37, 58, 56, 34, 57, 62, 58, 62, 59, 38, 62,
  62, 26, 26, 56, 26, 94, 62, 61, 62, 62, 42, 54, 37, 62, 58, 83, 56, 58, 56, 45, 56, 45, 67,
];
const BOLD = [
  28, 34, 53, 65, 66, 101, 75, 33, 38, 38, 55, 68, 32, 47, 32, 42, 66, 58, 63, 64, 67, 62, 64, 58,
  65, 64, 34, 34, 68, 68, 68, 62, 100, 73, 73, 74, 74, 67, 62, 78, 77, 39, 58, 73, 62, 95, 82, 80,
  67, 80, 73, 67, 67, 76, 73, 103, 72, 72, 66, 38, 42, 38, 59, 56, 37, 61, 64, 59, 64, 60, 39, 64,
  66, 31, 31, 62, 31, 99, 66, 62, 64, 64, 46, 56, 44, 66, 59, 86, 58, 59, 57, 46, 56, 46, 68,
];
/** Typographic punctuation. */
const PUNCTUATION: Readonly<Record<string, number>> = {
  '–': 56,
  '—': 100,
  '‘': 30,
  '’': 30,
  '“': 51,
  '”': 51,
  '…': 100,
  '·': 32,
};
/** Letters of other alphabets, and everything else, such as ideographs and emoji. */
const LETTER = 86;
const SQUARE = 110;

/**
 * Upper bound of the width of text in the fonts of {@link FONT_STACK}.
 *
 * @param text - one line
 * @param weight - CSS font weight
 * @returns the width as a multiple of the font size
 */
export function textWidthEms(text: string, weight: number): number {
  const table = weight >= BOLD_WEIGHT ? BOLD : REGULAR;
  let width = 0;
  for (const character of text) width += widthOf(character, table);
  return width / 100;
}

function widthOf(character: string, table: readonly number[]): number {
  const known = table[(character.codePointAt(0) ?? 0) - 32] ?? PUNCTUATION[character];
  if (known !== undefined) return known;
  if (/\p{Mark}/u.test(character)) return 0;
  const base = table[(character.normalize('NFD').codePointAt(0) ?? 0) - 32];
  if (base !== undefined) return base;
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/u.test(
    character,
  )
    ? LETTER
    : SQUARE;
}
