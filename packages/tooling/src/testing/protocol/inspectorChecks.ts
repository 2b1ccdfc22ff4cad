import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Check } from '../runChecks.ts';

interface InspectorOptions {
  /** Folder in which npm installed the inspector. */
  readonly folder: string;
  /** Folder for files of this run. */
  readonly scratch: string;
  /** URL of the server's endpoint. */
  readonly url: string;
  /** Program and arguments of the server on standard input and output. */
  readonly command: readonly string[];
}

/** A request of the inspector. */
interface Inspection {
  /** The statement to check, after the name of the transport. */
  readonly name: string;
  /** Options of the inspector. */
  readonly options: readonly string[];
  /** Text that the printed result contains. */
  readonly has: string;
}

/** Timeout of one request in milliseconds, including the start of the programs. */
const maxMs = 60_000;

const inspections: readonly Inspection[] = [
  {
    name: 'lists tools with schemas that every client can read',
    options: ['--method', 'tools/list', '--strict'],
    has: '"docs_search"',
  },
  {
    name: 'calls a tool',
    options: ['--method', 'tools/call', '--tool-name', 'docs_search', '--tool-arg', 'query=camera'],
    has: '/web-sdk/camera',
  },
  {
    name: 'lists resources',
    options: ['--method', 'resources/list'],
    has: '"mezzanine://pages/docs/overview"',
  },
  {
    name: 'lists templates of resources',
    options: ['--method', 'resources/templates/list'],
    has: '"mezzanine://pages/{+path}"',
  },
  {
    name: 'reads a resource',
    options: ['--method', 'resources/read', '--uri', 'mezzanine://pages/web-sdk/camera'],
    has: '"text/markdown"',
  },
  { name: 'lists prompts', options: ['--method', 'prompts/list'], has: '"first_map"' },
  {
    name: 'gets a prompt',
    options: [
      '--method',
      'prompts/get',
      '--prompt-name',
      'first_map',
      '--prompt-args',
      'platform=web',
    ],
    has: 'to my web app',
  },
];

/** Uses a server through the command line of the protocol's inspector, over both transports. */
export function inspectorChecks(options: InspectorOptions): readonly Check[] {
  // The last options of an inspection take every argument after them, except after `--`.
  const targets = {
    HTTP: { before: [options.url, '--transport', 'http'], after: [] },
    stdio: { before: [], after: ['--', ...options.command] },
  };
  return Object.entries(targets).flatMap(([transport, { before, after }]) =>
    inspections.map(({ name, options: asked, has }) => ({
      name: `over ${transport}, the inspector ${name}`,
      run() {
        const printed = inspect([...before, ...asked, ...after], options);
        JSON.parse(printed);
        if (!printed.includes(has)) throw new Error(`Expected ${has} in:\n${printed}`);
      },
    })),
  );
}

function inspect(args: readonly string[], { folder, scratch }: InspectorOptions): string {
  const program = path.join(
    folder,
    'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--cli', ...args], {
    cwd: scratch,
    encoding: 'utf8',
    // The inspector stores a list of servers, by default in the home folder.
    env: { ...process.env, MCP_CATALOG_PATH: path.join(scratch, 'catalog.json') },
    timeout: maxMs,
    maxBuffer: 16 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`It ended with ${status}.\n${stdout}\n${stderr}`);
  return stdout;
}
