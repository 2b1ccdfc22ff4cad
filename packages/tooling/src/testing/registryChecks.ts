import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { swiftPackage } from '../artifacts/swift/swiftPackage.ts';
import type { Check } from './runChecks.ts';
import type { SwiftToolchain } from './swiftToolchain.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** An app that uses the package of the server. */
const sample = path.join(root, 'e2e/packages/ios');
const work = path.join(root, '.cache/swift-registry-test');

/**
 * Checks the package registry of a server with an app that Swift builds with the package.
 *
 * @param origin - address of the server
 */
export function registryChecks(origin: string, swift: SwiftToolchain): readonly Check[] {
  // Swift stores the digest of each release per user. Other builds must not see this one's.
  const folders = ['config', 'security', 'cache'].flatMap((name) => [
    `--${name}-path`,
    path.join(work, name),
  ]);
  const run = (...args: readonly string[]) => {
    const status = swift.run(work, args);
    assert.equal(status, 0, `swift ${args.join(' ')} ended with ${status}.`);
  };
  return [
    {
      name: 'Swift resolves the package from the registry of the server',
      run: () => {
        rmSync(work, { recursive: true, force: true });
        cpSync(sample, work, { recursive: true });
        const registry = `${origin}/swift`;
        const set = ['--allow-insecure-http', '--scope', swiftPackage.scope, registry];
        run('package-registry', 'set', ...folders, ...set);
        run('package', ...folders, 'resolve');
        const resolved = readFileSync(path.join(work, 'Package.resolved'), 'utf8');
        assert.match(resolved, /"kind" : "registry"/);
        assert.match(resolved, /"identity" : "mezzanine\.Mezzanine"/);
      },
    },
    {
      name: 'the package from the registry contains the page',
      run: () => {
        const { scope, name, resources } = swiftPackage;
        const releases = path.join(work, 'cache/registry/downloads', scope, name);
        const [release = ''] = readdirSync(releases);
        for (const [target, source] of Object.entries(resources)) {
          const unpacked = path.join(releases, release, target);
          assert.ok(existsSync(unpacked), `${unpacked} is missing.`);
          assert.ok(readFileSync(unpacked).equals(readFileSync(path.join(root, source))), target);
        }
      },
    },
    {
      name: 'Swift builds an app with the package, and the app runs',
      run: () => run('run', ...folders, 'RegistryTest'),
    },
  ];
}
