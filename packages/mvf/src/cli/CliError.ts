/** Exit codes of the command; `--help` lists them. */
export const exitCodes = { fine: 0, findings: 1, usage: 2, input: 3, fault: 70 } as const;

/** Ends a command with a message: actual value, expected value, and fix. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** `usage` for an invalid command line, `input` for files that cannot be read or written. */
  readonly kind: 'usage' | 'input';
  /** Code of the underlying error, such as `missing-file` or `ENOENT`. */
  readonly code: string | undefined;

  constructor(kind: 'usage' | 'input', message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    const code = (cause as { readonly code?: unknown } | null | undefined)?.code;
    this.code = typeof code === 'string' ? code : undefined;
  }
}
