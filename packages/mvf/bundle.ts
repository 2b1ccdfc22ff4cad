/** Builds `dist/cli`: the program behind `bin/mvf.js`. The rest of `dist` is not bundled. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleCli } from './bundleCli.ts';

const dist = fileURLToPath(new URL('dist/', import.meta.url));

// Names of lazily loaded files change with their content, so files of earlier builds are deleted.
await rm(`${dist}cli`, { recursive: true, force: true });
await bundleCli(dist);
