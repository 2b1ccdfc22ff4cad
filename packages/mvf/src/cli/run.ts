import { CliError, exitCodes } from './CliError.ts';
import type { Command, CommandResult } from './Command.ts';
import { commandHelp, overallHelp } from './helpText.ts';
import { convert } from './commands/convert.ts';
import { doctor } from './commands/doctor.ts';
import { fix } from './commands/fix.ts';
import { info } from './commands/info.ts';
import { places } from './commands/places.ts';
import { publish } from './commands/publish.ts';
import { serve } from './commands/serve.ts';
import { validateCommand } from './commands/validateCommand.ts';
import { isNear, parseCommandLine } from './parseCommandLine.ts';
import { plain, styleFor } from './styled.ts';
import type { Terminal } from './Terminal.ts';

const commands: readonly Command[] = [
  info,
  validateCommand,
  doctor,
  convert,
  fix,
  serve,
  publish,
  places,
];

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
      const topic = commands.find((command) => command.name === rest[0]);
      return say(terminal, topic ? commandHelp(topic, style) : overallHelp(commands, style));
    }
    const command = commandOf(name);
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

function commandOf(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) return command;
  const near = commands.find((one) => isNear(name, one.name));
  const hint =
    near === undefined
      ? `expected one of ${commands.map((one) => one.name).join(', ')}`
      : `did you mean ${near.name}?`;
  throw new CliError(
    'usage',
    `There is no command ${JSON.stringify(name)}; ${hint}. See mvf --help.`,
  );
}
