import { identity, playground, site } from '../../../site.config.ts';
import { ConfigurationError, readConfig } from './config/readConfig.ts';
import { describeSettings } from './config/describeSettings.ts';
import { StartError } from './StartError.ts';
import { startServer } from './startServer.ts';

try {
  const config = readConfig(process.env, { ...site, identity, playground });
  const root = new URL('../../../', import.meta.url);
  const server = await startServer(config, root, (fault, requestId) =>
    console.error(...(requestId === undefined ? [] : [`Request ${requestId}:`]), fault),
  );
  console.log(server.description);
  const settings = describeSettings(process.env);
  if (settings.length > 0) console.log(['', 'Settings:', ...settings].join('\n  '));
  const stop = (signal: string) => {
    console.log(`\n${signal}: finishing current requests.`);
    // A second signal ends the process immediately, as the system does by default.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    server.stop().catch((fault: unknown) => {
      console.error(fault);
      process.exitCode = 1;
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof ConfigurationError) && !(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
