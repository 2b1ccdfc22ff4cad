/** Theme of the page that embeds the preview. */
export type PreviewTheme = 'light' | 'dark';

/** A program that the preview runs. */
export interface PreviewProgram {
  /** File name; `.tsx` is compiled as React. */
  readonly file: string;
  readonly source: string;
  /** `<group>/<name>` of the example with the program's other files. */
  readonly example: string;
  /** Bundle of the user's own map, for programs that load it. */
  readonly map?: ArrayBuffer;
}

/** A message from the page to the preview. */
export type PreviewOrder =
  | { readonly type: 'run'; readonly program: PreviewProgram; readonly theme: PreviewTheme }
  | { readonly type: 'theme'; readonly theme: PreviewTheme }
  | { readonly type: 'ping' };

/** Level of a console line. */
export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** A message from the preview to the page, with text of a possibly hostile program. */
export type PreviewMessage =
  | {
      readonly type: 'console';
      readonly level: ConsoleLevel;
      readonly text: string;
      /** Line of the program that printed the message, from 1. */
      readonly line?: number;
    }
  | PreviewFailure
  | { readonly type: 'map-ready' }
  | { readonly type: 'pong' };

/** An error of the program. */
export interface PreviewFailure {
  readonly type: 'failure';
  /** Error message. */
  readonly text: string;
  /** How to fix it, if the error says that. */
  readonly remedy?: string;
  /** Code of a `MezzanineError`. */
  readonly code?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
}

/** Message of the preview's document when it listens. */
export const previewReady = 'mezzanine-preview-ready';

/** Maximum length of a console line; the rest is removed. */
export const maxTextLength = 4000;

const levels: readonly unknown[] = ['log', 'info', 'warn', 'error', 'debug'];

/**
 * Validates a message of the preview.
 *
 * @param data - any value
 * @returns undefined if the message is invalid
 */
export function readPreviewMessage(data: unknown): PreviewMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  switch (fields['type']) {
    case 'map-ready':
    case 'pong':
      return { type: fields['type'] };
    case 'console': {
      const { level, text, line } = fields;
      if (!levels.includes(level) || typeof text !== 'string') return undefined;
      return {
        type: 'console',
        level: level as ConsoleLevel,
        text: cut(text),
        ...(isLine(line) && { line }),
      };
    }
    case 'failure':
      return readFailure(fields);
    default:
      return undefined;
  }
}

function readFailure(fields: Readonly<Record<string, unknown>>): PreviewFailure | undefined {
  const { text, remedy, code, line } = fields;
  if (typeof text !== 'string') return undefined;
  return {
    type: 'failure',
    text: cut(text) || 'The program failed without an error message.',
    ...(typeof remedy === 'string' && remedy !== '' && { remedy: cut(remedy) }),
    ...(typeof code === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(code) && { code }),
    ...(isLine(line) && { line }),
  };
}

function isLine(line: unknown): line is number {
  return typeof line === 'number' && Number.isSafeInteger(line) && line > 0;
}

function cut(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}
