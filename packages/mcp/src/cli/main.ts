import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '../createMcpServer.ts';
import { ToolError } from '../results/ToolError.ts';
import { helpText, readOptions } from './readOptions.ts';
import { packageVersion, serverParts } from './serverParts.ts';

// Standard output belongs to the protocol.
const report = (error: unknown) => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`mezzanine-mcp: ${text}\n`);
};

// A client that has exited does not read responses that are still being written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') report(error);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

// Files and programs of checks end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(0));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(helpText);
  else if (options.version) process.stdout.write(`${packageVersion}\n`);
  else {
    const server = createMcpServer(await serverParts(options, report));
    await server.connect(new StdioServerTransport());
  }
} catch (error) {
  if (!(error instanceof ToolError)) throw error;
  process.stderr.write(`mezzanine-mcp: ${error.message}\n`);
  process.exitCode = 2;
}
