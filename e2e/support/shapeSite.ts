import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { digestFiles } from './digestFiles.ts';
import { serveFolder } from './serveFolder.ts';
import { test as base } from './testWithoutMaps.ts';
import { whileLocked } from './whileLocked.ts';

/** The portal in its final shape, in which every document of every version exists. */
export interface ShapeSite {
  readonly origin: string;
  /** Folder of the built files. */
  readonly build: string;
}

const repository = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(repository, '.cache/shape');
/** Sources of the final shape. */
const sources = ['apps/portal', 'examples', 'site.config.ts', 'package-lock.json'];

/** A test with the portal in its final shape, built only if its sources have changed. */
export const test = base.extend<object, { shapeSite: ShapeSite }>({
  shapeSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const build = await whileLocked(`${folder}.lock`, buildShape);
      const served = await serveFolder(build);
      await use({ origin: served.origin, build });
      await served.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function buildShape(): string {
  const build = path.join(folder, 'build');
  const record = path.join(folder, 'sources.digest');
  const digest = digestFiles(repository, sources);
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return build;
  const script = path.join(repository, 'apps/portal/scripts/shapeFixture.ts');
  const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
  execFileSync(process.execPath, [tsx, script], { cwd: repository, stdio: 'pipe' });
  writeFileSync(record, digest);
  return build;
}
