import { htmlUnescape } from 'escape-goat';

/** A part, highlighted or not, of text. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits text of the search service at `<mark>` tags; all other markup stays text. */
export function markedParts(text: string): readonly MarkedPart[] {
  return text
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({ text: htmlUnescape(part), isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Removes highlights from text. */
export function unmarked(text: string): string {
  return markedParts(text)
    .map((part) => part.text)
    .join('');
}

/** The highlighted words in lowercase, without duplicates. */
export function markedWords(texts: readonly string[]): readonly string[] {
  const words = texts
    .flatMap(markedParts)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text.toLowerCase());
  return [...new Set(words)];
}
