/** Environment of a command. */
export interface Terminal {
  /** Folder of relative paths. */
  readonly folder: string;
  /** Writes to standard output: the result. */
  readonly out: (text: string) => void;
  /** Writes to standard error: progress and errors. */
  readonly err: (text: string) => void;
  /** Whether to color standard output: it is a terminal, and `NO_COLOR` is not set. */
  readonly isColored: boolean;
  /** Whether standard error is a terminal, so that progress can be shown and erased. */
  readonly isErrTerminal: boolean;
  /** The value of an environment variable. */
  readonly variable: (name: string) => string | undefined;
  /** Resolves when the user presses Ctrl-C or the system asks to stop. */
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
