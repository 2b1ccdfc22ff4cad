import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { examplePage } from './examplePage.ts';
import { programsOfPages } from './programsOfPages.ts';
import { appEntry, reactNativeApps } from './reactNativeApps.ts';
import { readExamples, type Example } from '@mezzanine/tooling/examples';

/** URL path of the built files on the server. */
const PUBLIC_PATH = '/examples/';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds every example: a page each, hashed assets shared between them, and `examples.json`.
 *
 * @param outputFolder - emptied first
 * @returns the content of `examples.json`
 */
export async function buildExamples(outputFolder: string): Promise<readonly Example[]> {
  const examples = await readExamples(folder);
  await rm(outputFolder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: {
      page: './page-runtime/page.ts',
      style: './page-runtime/page.css',
      ...Object.fromEntries(examples.map((example) => [example.name, entryOf(example)])),
    },
    outdir: outputFolder,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    conditions: ['mezzanine-source'],
    minify: true,
    metafile: true,
    loader: { '.png': 'dataurl' },
    legalComments: 'none',
    logLevel: 'warning',
    // React Native's name of the global object.
    define: { global: 'globalThis' },
    plugins: [programsOfPages, reactNativeApps],
  });
  // MapLibre looks for its worker next to the file that it was bundled into.
  const worker = 'maplibre-gl-worker.mjs';
  await copyFile(
    fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${worker}`)),
    path.join(outputFolder, 'assets', worker),
  );
  for (const example of examples) {
    const page = examplePage(example, assetsOf(metafile, outputFolder, example));
    await mkdir(path.join(outputFolder, example.name), { recursive: true });
    await writeFile(path.join(outputFolder, example.name, 'index.html'), page);
  }
  await writeFile(
    path.join(outputFolder, 'examples.json'),
    `${JSON.stringify(examples, undefined, 2)}\n`,
  );
  return examples;
}

function entryOf({ name, file }: Example): string {
  return file === 'App.tsx' ? appEntry(name) : `./${name}/${file}`;
}

function assetsOf(metafile: Metafile, outputFolder: string, example: Example) {
  const program = outputOf(metafile, entryOf(example).replace(/^\.\//, ''));
  const imports = new Set<string>();
  const collect = (output: string): void => {
    for (const { path: file, kind } of metafile.outputs[output]?.imports ?? []) {
      if (kind !== 'import-statement' || imports.has(file)) continue;
      imports.add(file);
      collect(file);
    }
  };
  collect(program);
  const address = (output: string) =>
    PUBLIC_PATH + path.relative(outputFolder, path.resolve(folder, output));
  const { cssBundle } = metafile.outputs[program] ?? {};
  return {
    styles: [
      // The program's styles come first, so that the page's rules for controls override them.
      ...(cssBundle === undefined ? [] : [address(cssBundle)]),
      address(outputOf(metafile, 'page-runtime/page.css')),
    ],
    page: address(outputOf(metafile, 'page-runtime/page.ts')),
    program: address(program),
    imports: [...imports].map(address),
  };
}

function outputOf(metafile: Metafile, entryPoint: string): string {
  const found = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === entryPoint,
  );
  if (!found) throw new Error(`The build made no file of ${entryPoint}.`);
  return found[0];
}
