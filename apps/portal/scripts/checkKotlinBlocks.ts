/**
 * `npm run blocks:kotlin -w @mezzanine/portal` compiles every Kotlin and Java block of the Android pages against
 * the SDK of its version. Arguments limit the check to pages whose path contains one of them:
 * `npm run blocks:kotlin -w @mezzanine/portal -- version-5.0/camera`. `mobile-blocks/given` has the names that
 * blocks may use undeclared.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compareErrors } from './mobile-blocks/compareErrors.ts';
import { mavenErrors, modulesWithoutErrors } from './mobile-blocks/compilerErrors.ts';
import { isCompiled, writeMavenProject } from './mobile-blocks/mavenProject.ts';
import { readMobileBlocks } from './mobile-blocks/readMobileBlocks.ts';
import { reportBlocks, selectBlocks } from './mobile-blocks/reportBlocks.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/blocks/android');
const blocks = selectBlocks(readMobileBlocks(root, 'android-sdk', ['kotlin', 'java']));
const project = writeMavenProject(root, folder, blocks);

const skipped = project.modules.every(isCompiled)
  ? ['-Dkotlin.compile.phase=none', '-Djava.compile.phase=compile']
  : [];
const { status, stdout, stderr, error } = spawnSync(
  'mvn',
  ['-B', '-ntp', '--fail-at-end', '-f', folder, ...skipped, 'compile'],
  { encoding: 'utf8', maxBuffer: 100_000_000 },
);
if (error) throw error;

const errors = mavenErrors(stdout);
const isExplained =
  (status === 0 || errors.length > 0) && modulesWithoutErrors(stdout, folder, errors).length === 0;
reportBlocks({
  language: 'Kotlin and Java',
  blocks: project.blocks,
  problems: compareErrors(project.blocks, errors),
  failure: isExplained ? '' : stdout + stderr,
});
