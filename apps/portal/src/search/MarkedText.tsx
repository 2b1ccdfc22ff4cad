import type { ReactNode } from 'react';
import { markedParts } from './markedParts.ts';

/** Renders text of the search service with `<mark>`; all other markup is shown as text. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  return markedParts(text).map(({ text: part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
