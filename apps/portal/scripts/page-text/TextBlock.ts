/** A part of a page that must be in both its HTML and its Markdown. */
export interface TextBlock {
  readonly kind: 'heading' | 'text' | 'cell' | 'code';
  /** Its words with single spaces; for code, its lines. */
  readonly text: string;
}

/** A paragraph, an item, a quote, or a cell of a table. */
export function textBlock(kind: 'text' | 'cell', text: string): TextBlock {
  return { kind, text: normalText(text) };
}

/** A heading with its level, such as `2 Limits`. */
export function headingBlock(level: number, text: string): TextBlock {
  return { kind: 'heading', text: `${level} ${normalText(text)}` };
}

/** Code below the name of its file, which may be empty. */
export function codeBlock(code: string, file: string): TextBlock {
  const lines = code.split('\n').map((line) => line.trimEnd());
  return { kind: 'code', text: [file, ...lines].join('\n').trim() };
}

/** Text on one line, with single spaces and without invisible characters. */
export function normalText(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
