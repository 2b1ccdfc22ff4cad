/** What a command speaks to and runs in. */
export interface Terminal {
  /** Folder that relative paths start from. */
  readonly folder: string;
  /** Writes to standard output: what was asked for. */
  readonly out: (text: string) => void;
  /** Writes to standard error: progress and what went wrong. */
  readonly err: (text: string) => void;
  /** True if standard output may be colored: a terminal, and `NO_COLOR` is not set. */
  readonly isColored: boolean;
  /** True if standard error is a terminal, where progress may be shown and erased. */
  readonly isErrTerminal: boolean;
  /** The value of an environment variable. */
  readonly variable: (name: string) => string | undefined;
  /** Resolves when the person presses Ctrl-C or the system asks to stop. */
  readonly interrupted: () => Promise<void>;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr } = process;
  const wantsNoColor = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return {
    folder: process.cwd(),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isColored: stdout.isTTY && !wantsNoColor,
    isErrTerminal: stderr.isTTY && env['TERM'] !== 'dumb',
    variable: (name) => env[name],
    interrupted: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}
