import type { LossEntry } from '../../report/LossReport.ts';
import { CliError, exitCodes } from '../CliError.ts';
import { type Command, type OptionValues, textOption } from '../Command.ts';
import { countsOf, countsText, findingsText } from '../findingsText.ts';
import { usageError } from '../parseCommandLine.ts';
import { Progress } from '../Progress.ts';
import { PlatformServer, type ServerAccess } from '../publish/PlatformServer.ts';
import { readInput } from '../readInput.ts';
import { plain, type Style, styleFor } from '../styled.ts';
import type { Terminal } from '../Terminal.ts';

/** The environment variable that the secret is read from. */
const secretVariable = 'MVF_SECRET';
const idPattern = /^[\w-]{1,100}$/;

/** `mvf publish`: a venue on a server. */
export const publish: Command = {
  name: 'publish',
  summary:
    'Publish a bundle, IMDF, GeoJSON, OpenStreetMap, Shapefile, or DXF file on a map server, which checks it and keeps versions',
  operands: '<file>',
  count: [1, 1],
  options: {
    server: { type: 'string', value: '<url>', help: 'URL of the map server; required' },
    id: { type: 'string', value: '<id>', help: 'id of the venue; required' },
    key: { type: 'string', value: '<key>', help: 'key with the scope write (workspace)' },
    secret: {
      type: 'string',
      value: '<secret>',
      help: `secret of the key; without it, the environment variable ${secretVariable}, which other users of this machine cannot see`,
    },
    name: { type: 'string', value: '<name>', help: 'display name (default: the name in the file)' },
    description: {
      type: 'string',
      value: '<text>',
      help: 'description (default: counts of its contents)',
    },
    city: { type: 'string', value: '<city>', help: 'city' },
    private: { type: 'boolean', help: 'make a new venue private' },
    'accept-errors': { type: 'boolean', help: 'publish a venue with errors' },
    'replace-demo': { type: 'boolean', help: 'allow the id of a demo venue' },
    all: { type: 'boolean', help: 'show every finding, not only the first five of each rule' },
  },
  examples: [
    [
      `${secretVariable}=… mvf publish office.mvf.zip --server http://localhost:8080 --id my-office`,
      'publishes the venue, or its next version',
    ],
    [
      'mvf publish campus-imdf.zip --server https://maps.example.com --id campus --private',
      'publishes IMDF as a private venue',
    ],
  ],
  run: async ({ files: [path = ''], options, terminal }) => {
    const id = idOption(options);
    const access = accessOf(options, terminal);
    const { bytes } = await readInput(terminal.folder, path);
    const progress = new Progress(terminal);
    const result = await new PlatformServer(access)
      .publish({
        id,
        bytes,
        parameters: parametersOf(options),
        onProgress: (sent) =>
          progress.show(
            sent < bytes.length
              ? `Sending ${path}: ${Math.floor((100 * sent) / bytes.length)} %`
              : `${access.server} is reading ${path}`,
          ),
      })
      .finally(() => progress.done());
    const style = styleFor(terminal.isColored);
    const isAll = options['all'] === true;
    const common = { input: path, server: access.server, venueId: id };
    if ('refusal' in result) {
      const { refusal, findings } = result;
      const summary = countsOf(findings);
      const json = {
        ...common,
        versionId: null,
        url: null,
        refusal,
        summary,
        findings,
        losses: [],
      };
      const text = `${findingsText(findings, style, { isAll })}\n${plain(refusal)}\n`;
      return { exitCode: exitCodes.findings, json, text: text.trimStart() };
    }
    const { version, isNew } = result;
    const { id: versionId, findings, losses } = version;
    const url = new URL(`/viewer/?venue=${id}`, access.server).href;
    const summary = countsOf(findings);
    return {
      exitCode: exitCodes.fine,
      json: { ...common, versionId, url, summary, findings, losses },
      text: [
        ...lossLines(losses, style),
        ...(findings.length === 0 ? [] : [findingsText(findings, style, { isAll })]),
        `${isNew ? 'Published' : 'Published the next version of'} ${style('bold', plain(version.name))}: ${countsText(findings)}`,
        options['private'] === true
          ? 'It is private: create a link with POST /api/v1/viewer-access.'
          : `Open it: ${url}`,
        '',
      ].join('\n'),
    };
  },
};

function lossLines(losses: readonly LossEntry[], style: Style): readonly string[] {
  return losses.map(
    ({ effect, count, what, message }) =>
      `${effect} ${count} ${style('bold', plain(what))}: ${plain(message)}`,
  );
}

function idOption(options: OptionValues): string {
  const id = textOption(options, 'id');
  if (id !== undefined && idPattern.test(id)) return id;
  const given = id === undefined ? 'no --id' : `--id ${JSON.stringify(id)}`;
  throw usageError(
    publish,
    `was given ${given}; expected up to 100 letters, digits, hyphens and underscores, such as --id my-office`,
  );
}

function accessOf(options: OptionValues, terminal: Terminal): ServerAccess {
  const server = textOption(options, 'server');
  const url = server !== undefined && URL.canParse(server) ? new URL(server) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    const given = server === undefined ? 'no --server' : `--server ${JSON.stringify(server)}`;
    throw usageError(publish, `was given ${given}; expected a URL such as http://localhost:8080`);
  }
  const secret = textOption(options, 'secret') ?? terminal.variable(secretVariable) ?? '';
  if (secret === '') {
    throw new CliError(
      'usage',
      `mvf publish was given no secret; expected it in the environment variable ${secretVariable}. On the server, "npm run api-key" prints it.`,
    );
  }
  return { server: url.origin, key: textOption(options, 'key') ?? 'workspace', secret };
}

function parametersOf(options: OptionValues): Readonly<Record<string, string>> {
  const texts = ['name', 'description', 'city'].flatMap((name) => {
    const value = textOption(options, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(options['private'] === true && { visibility: 'private' }),
    ...(options['accept-errors'] === true && { acceptErrors: 'true' }),
    ...(options['replace-demo'] === true && { replaceDemo: 'true' }),
  };
}
