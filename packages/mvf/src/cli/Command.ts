import type { Terminal } from './Terminal.ts';

/** One option of a command, as `node:util` parses it and `--help` shows it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in the help: `<file>`. */
  readonly value?: string;
  readonly isRepeatable?: boolean;
  readonly help: string;
}

/** Parsed options by name. */
export type OptionValues = Readonly<Record<string, string | boolean | string[] | undefined>>;

/** What a command is run with. */
export interface CommandInput {
  readonly files: readonly string[];
  readonly options: OptionValues;
  readonly terminal: Terminal;
}

/** What a command answers: the exit code, and its answer to `--json`. */
export interface CommandResult {
  readonly exitCode: number;
  /** Printed with `--json`, if the command has not answered yet; `spec/cli.md` lists the fields. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
  /** Printed without. */
  readonly text: string;
}

/** A command of `mvf`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What stands for the files in the help: `<bundle>`. */
  readonly operands: string;
  /** Fewest and most files. */
  readonly count: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Command lines and what they do. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  readonly run: (input: CommandInput) => Promise<CommandResult>;
}

/** The value of an option that takes text. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be given several times. */
export function listOption(options: OptionValues, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value : [];
}
