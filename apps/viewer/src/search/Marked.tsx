import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** Start and end offsets of the matches, in order. */
  readonly ranges?: readonly (readonly [start: number, end: number])[];
}

/** A text with its matches highlighted. */
export function Marked({ text, ranges = [] }: Props): ReactElement {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
