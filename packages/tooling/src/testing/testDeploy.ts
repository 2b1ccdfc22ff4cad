/**
 * Lints the files in `deploy` with the programs that read them, which it installs if it can:
 *
 *     tsx packages/tooling/src/testing/testDeploy.ts
 *
 * It accepts options of Vitest.
 */
import { spawnSync } from 'node:child_process';
import { ensureDeployTools } from './deployTools.ts';

ensureDeployTools();
const args = ['vitest', 'run', 'apps/server/scripts/deployFiles', ...process.argv.slice(2)];
const { status } = spawnSync('npx', args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
