import type { ReactNode } from 'react';

/** Text in which `code` between backticks is shown as code. */
export function textAndCode(text: string): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
