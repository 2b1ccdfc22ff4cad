import type { ConsoleLevel, PreviewMessage } from '../preview/previewMessages.ts';

/** A line of the console; identical consecutive lines are combined. */
export interface ProgramEntry {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  /** How to fix an error. */
  readonly remedy?: string;
  /** Code of a `MezzanineError`. */
  readonly code?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
  /** Number of consecutive occurrences. */
  readonly times: number;
}

/** Maximum number of lines; older ones are removed. */
const maxEntries = 300;

/** Adds a message to the console; returns the same console for other messages. */
export function withMessage(
  entries: readonly ProgramEntry[],
  message: PreviewMessage,
): readonly ProgramEntry[] {
  if (message.type !== 'console' && message.type !== 'failure') return entries;
  const { type, ...said } = message;
  const level = type === 'console' ? message.level : 'error';
  const last = entries.at(-1);
  const isSame = last?.text === message.text && last.level === level && last.line === message.line;
  if (last !== undefined && isSame) {
    return [...entries.slice(0, -1), { ...last, times: last.times + 1 }];
  }
  const entry = { ...said, level, id: (last?.id ?? 0) + 1, times: 1 };
  return [...entries.slice(-(maxEntries - 1)), entry];
}
