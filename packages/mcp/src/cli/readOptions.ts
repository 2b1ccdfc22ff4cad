import { parseArgs } from 'node:util';
import { ToolError } from '../results/ToolError.ts';

/** Options of the command. */
export interface CliOptions {
  /** URL of the server with the documentation. */
  readonly server: string | undefined;
  /** Folder of a built site, instead of a server. */
  readonly site: string | undefined;
  /** Folder of the venues. */
  readonly root: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

/** What `--help` prints. */
export const helpText = `Usage: mezzanine-mcp [options]

A Model Context Protocol server on standard input and output.

  --server <url>   server with the documentation (http://localhost:8080)
  --site <folder>  built site instead of a server: a checkout after npm run build
  --root <folder>  folder of venues that the venue tools may read and write
  --version        print the version
  --help           print this text
`;

/**
 * Reads the options of the command.
 *
 * @throws ToolError for unknown options, and for both a server and a folder
 */
export function readOptions(args: readonly string[]): CliOptions {
  const values = parse(args);
  if (values.server !== undefined && values.site !== undefined) {
    throw new ToolError('Both --server and --site were given. Pass one of them.');
  }
  return {
    server: values.server,
    site: values.site,
    root: values.root,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        server: { type: 'string' },
        site: { type: 'string' },
        root: { type: 'string' },
        help: { type: 'boolean' },
        version: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}
