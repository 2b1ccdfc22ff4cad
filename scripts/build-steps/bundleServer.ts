import { join } from 'node:path';
import { build } from 'esbuild';

/** Puts the server and what it needs into one file, which starts in a fraction of the time. */
export async function bundleServer(root: string, target: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['apps/server/src/main.ts'],
    outfile: join(root, target),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
}
