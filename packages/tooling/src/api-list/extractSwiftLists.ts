import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { SwiftToolchain } from '../testing/swiftToolchain.ts';
import type { ApiList } from './ApiList.ts';
import { readSymbolGraph } from './readSymbolGraph.ts';
import { swiftModules } from './swiftModules.ts';
import type { SymbolGraph } from './SymbolGraph.ts';

/**
 * Reads the public API of the modules from a finished build.
 *
 * @param scratch - the build folder
 * @throws if Swift cannot read a module
 */
export function extractSwiftLists(
  swift: SwiftToolchain,
  sdk: string,
  scratch: string,
): readonly ApiList[] {
  const output = path.join(scratch, 'symbols');
  mkdirSync(output, { recursive: true });
  // Swift names the folder of a build after its target: x86_64-pc-linux-gnu/debug.
  const build = realpathSync(path.join(scratch, 'debug'));
  const target = path.basename(path.dirname(build));
  return Object.values(swiftModules).map((module) => {
    const options = {
      '-module-name': module,
      '-I': path.join(build, 'Modules'),
      '-target': target,
      '-minimum-access-level': 'public',
      '-output-dir': output,
    };
    const status = swift.run(sdk, [
      'symbolgraph-extract',
      '-skip-synthesized-members',
      ...Object.entries(options).flat(),
    ]);
    if (status !== 0) throw new Error(`Swift could not read the public API of ${module}.`);
    const text = readFileSync(path.join(output, `${module}.symbols.json`), 'utf8');
    return readSymbolGraph(JSON.parse(text) as SymbolGraph);
  });
}
