/** Color scheme of the page around the preview. */
export type PreviewTheme = 'light' | 'dark';

/** A program for the preview to run. */
export interface PreviewProgram {
  /** Name of its file; `.tsx` is compiled as React. */
  readonly file: string;
  readonly source: string;
  /** `<group>/<name>` of the example whose files stand beside it. */
  readonly example: string;
  /** Bundle of the reader's own map, for a program that names it. */
  readonly map?: ArrayBuffer;
}

/** What the page tells the preview. */
export type PreviewOrder =
  | { readonly type: 'run'; readonly program: PreviewProgram; readonly theme: PreviewTheme }
  | { readonly type: 'theme'; readonly theme: PreviewTheme }
  | { readonly type: 'ping' };

/** How loud a line of the console is. */
export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** What the preview tells the page. All of it is text from a program that may be hostile. */
export type PreviewMessage =
  | {
      readonly type: 'console';
      readonly level: ConsoleLevel;
      readonly text: string;
      /** Line of the program that printed, from 1. */
      readonly line?: number;
    }
  | PreviewFailure
  | { readonly type: 'map-ready' }
  | { readonly type: 'pong' };

/** Something that went wrong in the program. */
export interface PreviewFailure {
  readonly type: 'failure';
  /** What happened. */
  readonly text: string;
  /** What to do, where the error knows it. */
  readonly remedy?: string;
  /** Code of a `MezzanineError`. */
  readonly code?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
}

/** What the preview's document says to the window around it once it listens. */
export const previewReady = 'mezzanine-preview-ready';

/** Longest text of one line of the console; the rest is cut. */
export const maxTextLength = 4000;

const levels: readonly unknown[] = ['log', 'info', 'warn', 'error', 'debug'];

/**
 * Checks what came out of the preview.
 *
 * @param data - anything
 * @returns undefined for what no preview of ours says
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
    text: cut(text) || 'The program stopped without saying why.',
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
