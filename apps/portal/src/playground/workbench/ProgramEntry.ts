import type { ConsoleLevel, PreviewMessage } from '../preview/previewMessages.ts';

/** A line of the console; lines that are the same are one. */
export interface ProgramEntry {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
  /** What to do. */
  readonly remedy?: string;
  /** Code of a `MezzanineError`. */
  readonly code?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
  /** How often it came in a row. */
  readonly times: number;
}

/** Lines that are kept; older ones go. */
const maxEntries = 300;

/** The console after one more message; the same console where the message is no line of it. */
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
