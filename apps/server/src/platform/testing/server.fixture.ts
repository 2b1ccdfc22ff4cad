/**
 * Serves the test site in a process that a test can kill. Its argument has its database and folder
 * as JSON. It sends its port.
 */
import { writeMvf } from '@mezzanine/mvf';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { listen } from '../../listen.ts';
import { secretsInDatabase } from '../../secrets/secretsInDatabase.ts';
import { createTestApp } from '../../testApp.fixture.ts';
import { type DatabasePlace, openDatabase } from '../database/openDatabase.ts';

const { place, root } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly place: DatabasePlace;
  readonly root: string;
};
const database = await openDatabase(place);
const { app, platform } = await createTestApp({
  root,
  database,
  bundle: writeMvf(sampleEnterpriseMvf()),
  readSecret: secretsInDatabase(database, root),
  allowedHosts: ['127.0.0.1'],
});
const onFault = (fault: unknown) => {
  process.stderr.write(`${String(fault)}\n`);
};
const { port } = await listen(app, { host: '127.0.0.1', port: 0, onFault });
await platform.start();
process.send?.(port);
