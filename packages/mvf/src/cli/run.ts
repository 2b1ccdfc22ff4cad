import { CliError, exitCodes } from './CliError.ts';
import type { Command, CommandResult } from './Command.ts';
import { commandHelp, overallHelp } from './helpText.ts';
import { isNear, parseCommandLine } from './parseCommandLine.ts';
import { plain, type Style, styleFor } from './styled.ts';
import type { Terminal } from './Terminal.ts';

/** Loads each command only if it is used: together they have 300 files. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['info', async () => (await import('./commands/info.ts')).info],
  ['validate', async () => (await import('./commands/validateCommand.ts')).validateCommand],
  ['doctor', async () => (await import('./commands/doctor.ts')).doctor],
  ['convert', async () => (await import('./commands/convert.ts')).convert],
  ['fix', async () => (await import('./commands/fix.ts')).fix],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
  ['publish', async () => (await import('./commands/publish.ts')).publish],
  ['places', async () => (await import('./commands/places.ts')).places],
]);

/**
 * Runs `mvf` with these arguments and returns the exit code. An error is printed as one paragraph
 * on standard error, or as `error` on standard output with `--json`.
 */
export async function run(
  given: readonly string[],
  terminal: Terminal,
  version: string,
): Promise<number> {
  const [name = '--help', ...rest] = given;
  const style = styleFor(terminal.isColored);
  const isJson = given.includes('--json');
  try {
    if (name === '--version' || name === '-v') return say(terminal, `${version}\n`);
    if (name === 'help' || name === '--help' || name === '-h') {
      return say(terminal, await helpOf(rest[0], style));
    }
    const command = await commandOf(name);
    const { files, options } = parseCommandLine(command, rest);
    if (options['help'] === true) return say(terminal, commandHelp(command, style));
    const result = await command.run({ files, options, terminal });
    return answer(result, command, { terminal, isJson });
  } catch (error) {
    return fail(error, name, { terminal, isJson });
  }
}

interface Manner {
  readonly terminal: Terminal;
  readonly isJson: boolean;
}

function say(terminal: Terminal, text: string): number {
  terminal.out(text);
  return exitCodes.fine;
}

function answer(result: CommandResult, { name }: Command, { terminal, isJson }: Manner): number {
  const { json, text } = result;
  if (!isJson) terminal.out(text);
  else if (json) terminal.out(`${JSON.stringify({ command: name, ...json }, null, 2)}\n`);
  return result.exitCode;
}

function fail(error: unknown, name: string, { terminal, isJson }: Manner): number {
  const { kind, code, message } = error instanceof CliError ? error : ownFault(error);
  if (isJson) {
    const json = { command: name, error: { kind, ...(code && { code }), message } };
    terminal.out(`${JSON.stringify(json, null, 2)}\n`);
  } else {
    terminal.err(`mvf: ${plain(message)}\n`);
  }
  return exitCodes[kind];
}

/** An unexpected error is a bug in this program, not a mistake of the user. */
function ownFault(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `This is a bug in mvf: ${reason}. Please report it, with the command line and the file.`;
  return { kind: 'fault', code: undefined, message } as const;
}

async function helpOf(topic: string | undefined, style: Style): Promise<string> {
  const load = commands.get(topic ?? '');
  if (load !== undefined) return commandHelp(await load(), style);
  return overallHelp(await Promise.all([...commands.values()].map((each) => each())), style);
}

async function commandOf(name: string): Promise<Command> {
  const load = commands.get(name);
  if (load !== undefined) return load();
  const names = [...commands.keys()];
  const near = names.find((one) => isNear(name, one));
  const hint = near === undefined ? `expected one of ${names.join(', ')}` : `did you mean ${near}?`;
  throw new CliError(
    'usage',
    `There is no command ${JSON.stringify(name)}; ${hint}. See mvf --help.`,
  );
}
