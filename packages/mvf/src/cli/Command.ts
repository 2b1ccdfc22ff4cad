import type { Terminal } from './Terminal.ts';

/** One option of a command, as `node:util` parses it and `--help` shows it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** One-letter form of the name, after a single dash. */
  readonly short?: string;
  /** Placeholder of the value in the help: `<file>`. */
  readonly value?: string;
  readonly isRepeatable?: boolean;
  readonly help: string;
}

/** Parsed options by name. */
export type OptionValues = Readonly<Record<string, string | boolean | string[] | undefined>>;

/** Arguments of a command. */
export interface CommandInput {
  readonly files: readonly string[];
  readonly options: OptionValues;
  readonly terminal: Terminal;
}

/** Result of a command: the exit code, and its `--json` output. */
export interface CommandResult {
  readonly exitCode: number;
  /**
   * Printed with `--json`, unless the command has already printed it; `spec/cli.md` lists the
   * fields.
   */
  readonly json: Readonly<Record<string, unknown>> | undefined;
  /** Printed without `--json`. */
  readonly text: string;
}

/** A command of `mvf`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Placeholder of the files in the help: `<bundle>`. */
  readonly operands: string;
  /** Minimum and maximum number of files. */
  readonly count: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Example command lines with descriptions. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  readonly run: (input: CommandInput) => Promise<CommandResult>;
}

/** The value of a text option. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that can be repeated. */
export function listOption(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value : [];
}
