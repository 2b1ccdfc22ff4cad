/**
 * Serves the test site in a process that a test can kill: `node … <folder>` prints the port. Pushed
 * indexes are stored in the folder.
 */
import { listen } from '../../src/listen.ts';
import { createTestApp } from '../../src/testApp.fixture.ts';

const { app } = await createTestApp({ root: String(process.argv[2]) });
const onFault = (fault: unknown) => {
  throw fault;
};
const { port } = await listen(app, { host: '127.0.0.1', port: 0, onFault });
process.stdout.write(`${port}\n`);
