import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AndroidModule } from './androidModules.ts';
import type { BuiltModule } from './mavenRepository.ts';
import { packAar, packJar } from './packLibrary.ts';
import { readFolder } from './readFolder.ts';
import { readPom } from './readPom.ts';

/**
 * Packs a module that Maven compiled.
 *
 * @param root - the repository
 * @throws Error if something is not built yet; the message says how to build it
 */
export function buildModule(root: string, module: AndroidModule): BuiltModule {
  const sdk = path.join(root, 'sdks/android');
  const folder = path.join(sdk, module.folder);
  const text = (file: string) => readFileSync(file, 'utf8');
  const description = readPom(text(path.join(folder, 'pom.xml')), text(path.join(sdk, 'pom.xml')));
  const built = (name: string) => {
    const files = readFolder(path.join(folder, 'target', name));
    if (files.size > 0) return files;
    throw new Error(
      `sdks/android/${module.folder}/target/${name} is missing. Build it: npm run artifacts`,
    );
  };
  const classes = built('classes');
  const license = readFileSync(path.join(root, 'LICENSE'));
  const rules = path.join(folder, 'consumer-rules.pro');
  const library =
    module.kind === 'jar'
      ? packJar(description.artifact, classes, license)
      : packAar(
          description.artifact,
          {
            manifest: readFileSync(path.join(folder, 'src/main/AndroidManifest.xml')),
            classes,
            assets: readAssets(root, module),
            consumerRules: existsSync(rules) ? readFileSync(rules) : undefined,
          },
          license,
        );
  if (library.byteLength > module.budgetBytes) {
    throw new Error(
      `${description.artifact} has ${library.byteLength} bytes. Its budget is ${module.budgetBytes}: make it smaller, or raise the budget in androidModules.ts.`,
    );
  }
  return {
    description,
    kind: module.kind,
    library,
    sources: readFolder(path.join(folder, 'src/main/kotlin')),
    documentation: built('dokka'),
  };
}

function readAssets(root: string, { assets = {} }: AndroidModule): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Object.entries(assets).map(([asset, file]) => {
      const source = path.join(root, file);
      if (existsSync(source)) return [asset, readFileSync(source)];
      throw new Error(`${file} is missing. Build it: npm run build -w @mezzanine/mobile-page`);
    }),
  );
}
