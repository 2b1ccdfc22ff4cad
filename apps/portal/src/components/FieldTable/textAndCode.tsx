import type { ReactNode } from 'react';

/** Renders text with `code` in backticks. */
export function textAndCode(text: string): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
