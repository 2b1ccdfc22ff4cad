import { parseArgs } from 'node:util';
import { CliError } from './CliError.ts';
import type { Command, OptionSpec, OptionValues } from './Command.ts';

/** Options that every command has. */
export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', help: 'print JSON' },
  help: { type: 'boolean', help: 'show this help' },
};

/** Parses the arguments of a command. Throws a usage error for unknown arguments. */
export function parseCommandLine(
  command: Command,
  given: readonly string[],
): { readonly files: readonly string[]; readonly options: OptionValues } {
  const known = { ...command.options, ...commonOptions };
  const { values, positionals } = parse(command, given, known);
  const [least, most] = command.count;
  const isHelp = values['help'] === true;
  if (!isHelp && (positionals.length < least || positionals.length > most)) {
    const wanted = most === 1 ? 'one' : least === most ? String(least) : `${least} or more`;
    throw usageError(
      command,
      `was given ${positionals.length === 0 ? 'no file' : `${positionals.length} files`}; expected ${wanted}: mvf ${command.name} ${command.operands}`,
    );
  }
  return { files: positionals, options: values };
}

function parse(
  command: Command,
  given: readonly string[],
  known: Readonly<Record<string, OptionSpec>>,
) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { type, short, isRepeatable = false }]) => [
      name,
      { type, multiple: isRepeatable, ...(short !== undefined && { short }) },
    ]),
  );
  for (const word of given) {
    const [, name] = /^--([^=]+)/.exec(word) ?? [];
    if (name === undefined || Object.hasOwn(known, name)) continue;
    const near = Object.keys(known).find((other) => isNear(name, other));
    const names = Object.keys(known).map((other) => `--${other}`);
    const hint =
      near === undefined ? `expected one of ${names.join(', ')}` : `did you mean --${near}?`;
    throw usageError(command, `has no option --${name}; ${hint}`);
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as OptionValues, positionals };
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw usageError(command, `has invalid options: ${reason}`, cause);
  }
}

/** A usage error of a command, which refers to its help. */
export function usageError({ name }: Command, problem: string, cause?: unknown): CliError {
  return new CliError('usage', `mvf ${name} ${problem}. See mvf ${name} --help.`, cause);
}

/** Whether two words differ by one letter, or one is a prefix of the other. */
export function isNear(given: string, known: string): boolean {
  if (known.startsWith(given) || given.startsWith(known)) return true;
  if (Math.abs(given.length - known.length) > 1) return false;
  let i = 0;
  while (i < given.length && given[i] === known[i]) i++;
  const rest = (word: string, from: number): string => word.slice(from);
  return (
    rest(given, i + 1) === rest(known, i + 1) ||
    rest(given, i + 1) === rest(known, i) ||
    rest(given, i) === rest(known, i + 1) ||
    rest(given, i + 2) === rest(known, i + 2)
  );
}
