import { htmlUnescape } from 'escape-goat';

/** A stretch of text that the search service marked, or one between two such. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits text of the search service at its `<mark>` tags; all other markup stays text. */
export function markedParts(text: string): readonly MarkedPart[] {
  return text
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({ text: htmlUnescape(part), isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The same text without its marks. */
export function unmarked(text: string): string {
  return markedParts(text)
    .map((part) => part.text)
    .join('');
}

/** What is marked in these texts, in lower case, each once. */
export function markedWords(texts: readonly string[]): readonly string[] {
  const words = texts
    .flatMap(markedParts)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text.toLowerCase());
  return [...new Set(words)];
}
