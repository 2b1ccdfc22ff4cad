/**
 * Writes the files that the playground loads from `/play/`: the script of the preview frame, the packages
 * that programs import, the files of examples and their programs to read, the importers of users' own
 * maps, the worker of the map doctor, and the language service with its types. A step of `npm run build`.
 */
import { createRequire } from 'node:module';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { listExamples } from '@mezzanine/tooling/examples';
import { bundleLibraries } from './bundleLibraries.ts';
import { collectNativeTypes, collectTypes } from './collectTypes.ts';
import { keptTypes, readKeptTypes } from './nativeTypes.ts';
import { writePrograms } from './writePrograms.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const target = path.join(root, '.cache/playground');
const source = path.join(root, 'apps/portal/src/playground');

/** Files in an example's folder that are not part of its program. */
const ownFile = /^(README\.md|main\.tsx?|App\.tsx|check\.ts|.*\.test\.ts)$/;

async function bundlePrograms(): Promise<void> {
  await build({
    entryPoints: {
      preview: path.join(source, 'preview/preview.ts'),
      map: path.join(source, 'your-map/mapWorker.ts'),
      wasm: path.join(root, 'apps/portal/src/your-map/wasm/wasmWorker.ts'),
      doctor: path.join(root, 'apps/portal/src/map-doctor/doctorWorker.ts'),
      language: path.join(source, 'language/languageWorker.ts'),
      page: path.join(root, 'examples/page-runtime/page.css'),
    },
    outdir: target,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022'],
    minify: true,
    loader: { '.png': 'dataurl' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [webIfcAsFile],
  });
}

/**
 * web-ifc stays a separate file, as its authors released it: its license, MPL-2.0, applies to its files,
 * and only IFC models need it.
 */
const webIfcAsFile: Plugin = {
  name: 'web-ifc-as-file',
  setup(builder) {
    builder.onResolve({ filter: /^web-ifc$/ }, () => ({
      path: './web-ifc/web-ifc-api.js',
      external: true,
    }));
  },
};

async function copyWebIfc(): Promise<void> {
  const from = path.dirname(createRequire(import.meta.url).resolve('web-ifc/web-ifc.wasm'));
  const to = path.join(target, 'web-ifc');
  await mkdir(to, { recursive: true });
  for (const file of ['web-ifc-api.js', 'web-ifc.wasm', 'LICENSE.md']) {
    await copyFile(path.join(from, file), path.join(to, file));
  }
}

/** The module of sql.js; its script, under the MIT license, is part of the worker. */
async function copySqlJs(): Promise<void> {
  const require = createRequire(import.meta.url);
  const to = path.join(target, 'sql.js');
  await mkdir(to, { recursive: true });
  const wasm = 'sql-wasm-browser.wasm';
  await copyFile(require.resolve(`sql.js/dist/${wasm}`), path.join(to, wasm));
}

async function copyExampleFiles(): Promise<void> {
  const examples = path.join(root, 'examples');
  for (const name of await listExamples(examples)) {
    const files = await readdir(path.join(examples, name), { withFileTypes: true });
    for (const file of files) {
      if (!file.isFile() || ownFile.test(file.name)) continue;
      await mkdir(path.join(target, 'files', name), { recursive: true });
      await copyFile(
        path.join(examples, name, file.name),
        path.join(target, 'files', name, file.name),
      );
    }
  }
}

/** Writes the types for all programs, and those that only programs of React Native need. Returns the number of files. */
async function writeTypes(): Promise<number> {
  const types = collectTypes(root);
  const all = collectNativeTypes(root, readKeptTypes(await readFile(keptTypes)));
  const native = Object.entries(all).filter(([file]) => !(file in types));
  await writeFile(path.join(target, 'types.json'), JSON.stringify(types));
  await writeFile(
    path.join(target, 'types-react-native.json'),
    JSON.stringify(Object.fromEntries(native)),
  );
  return Object.keys(types).length + native.length;
}

async function writePlayground(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([
    bundlePrograms(),
    bundleLibraries(root, path.join(target, 'lib')),
    copyExampleFiles(),
    copyWebIfc(),
    copySqlJs(),
    writePrograms(path.join(root, 'examples'), path.join(target, 'programs')),
  ]);
  const types = await writeTypes();
  console.log(`Playground: ${types} declaration files.`);
}

writePlayground().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
