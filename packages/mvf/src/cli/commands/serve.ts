import type { Server } from 'node:http';
import { validate } from '../../validator/validate.ts';
import { CliError, exitCodes } from '../CliError.ts';
import { type Command, textOption } from '../Command.ts';
import { openVenue } from '../openVenue.ts';
import { usageError } from '../parseCommandLine.ts';
import { portOf, previewHost, startPreview, stopPreview } from '../serve/previewServer.ts';
import { previewPlanOf } from '../serve/previewPlan.ts';

/** The first port to try, followed by the next ones. */
const firstPort = 4460;
const triedPorts = 20;

/** `mvf serve`: previews a venue in the browser. */
export const serve: Command = {
  name: 'serve',
  summary: 'Preview floors and findings in the browser, on this machine only',
  operands: '<bundle>',
  count: [1, 1],
  options: {
    port: {
      type: 'string',
      value: '<port>',
      help: `port to listen on (default: the first free one from ${firstPort})`,
    },
  },
  examples: [
    ['mvf serve mall.mvf.zip', 'prints the URL; reload the page after a change to the file'],
    ['mvf serve mall.mvf.zip --port 9000', 'on a port of your choice'],
  ],
  run: async ({ files: [path = ''], options, terminal }) => {
    const port = portOption(textOption(options, 'port'));
    // Read before listening, so that a broken file ends the command.
    await openVenue(terminal.folder, path);
    const server = await listen(async () => {
      const { venue } = await openVenue(terminal.folder, path);
      return previewPlanOf(venue, validate(venue));
    }, port);
    const url = `http://${previewHost}:${portOf(server)}/`;
    if (options['json'] === true)
      terminal.out(`${JSON.stringify({ command: 'serve', input: path, url })}\n`);
    else terminal.out(`${path} is at ${url}\nPress Ctrl-C to stop.\n`);
    await terminal.interrupted();
    await stopPreview(server);
    return { exitCode: exitCodes.fine, json: undefined, text: 'Stopped.\n' };
  },
};

function portOption(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const port = Number(given);
  if (/^\d+$/.test(given) && port <= 65_535) return port;
  throw usageError(
    serve,
    `was given --port ${JSON.stringify(given)}; expected a number from 0 to 65535`,
  );
}

async function listen(plan: () => Promise<unknown>, port: number | undefined): Promise<Server> {
  const last = port ?? firstPort + triedPorts - 1;
  for (let tried = port ?? firstPort; ; tried++) {
    try {
      return await startPreview(plan, tried);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && tried < last) continue;
      const reason = code === 'EADDRINUSE' ? 'another program uses it' : String(code);
      throw new CliError(
        'input',
        `Port ${tried} cannot be used: ${reason}. Choose another with --port.`,
        error,
      );
    }
  }
}
