import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** Start and end offsets, in order; the end is exclusive. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** Text with highlighted matches. */
export function MarkedText({ text, ranges }: Props): ReactElement {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <span data-mz-part="title">
      {parts}
      {text.slice(at)}
    </span>
  );
}
