import type { Command, OptionSpec } from './Command.ts';
import { commonOptions } from './parseCommandLine.ts';
import { type Style, wrapped } from './styled.ts';

const exitLines = `Exit codes: 0 success, 1 findings of severity error, 2 invalid command line,
3 a file or server cannot be read or written, 70 a bug in mvf.`;

/** The general help. */
export function overallHelp(commands: readonly Command[], style: Style): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `${style('bold', 'mvf')}: indoor venues in the Mezzanine venue format

Usage: mvf <command> [options]

${style('bold', 'Commands')}
${lines.join('\n')}

${style('bold', 'Options')}
  --help     show this help, or the help of a command
  --version  show the version
  --json     print JSON; available for every command

${exitLines}
`;
}

/** The help of one command. */
export function commandHelp(command: Command, style: Style): string {
  const options = Object.entries({ ...command.options, ...commonOptions });
  const heads = options.map(([name, spec]) => headOf(name, spec));
  const width = Math.max(...heads.map((head) => head.length));
  const indent = ' '.repeat(width + 4);
  const lines = options.map(
    ([, { help }], i) => `  ${(heads[i] ?? '').padEnd(width)}  ${wrapped(help, indent)}`,
  );
  const examples = command.examples.map(
    ([line, does]) => `  ${line}\n      ${wrapped(does, '      ')}`,
  );
  return `${wrapped(command.summary, '')}

Usage: mvf ${command.name} ${command.operands} [options]

${style('bold', 'Options')}
${lines.join('\n')}

${style('bold', 'Examples')}
${examples.join('\n')}

${exitLines}
`;
}

function headOf(name: string, { short, value }: OptionSpec): string {
  const head = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return value === undefined ? head : `${head} ${value}`;
}
