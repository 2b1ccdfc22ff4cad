import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { leanThree } from '@mezzanine/mezzanine-js/lean-three';

/** The three libraries that draw the same floor. */
export const contenders = ['mezzanine', 'maplibre', 'deck'] as const;

/** One of the three. */
export type Contender = (typeof contenders)[number];

/** A page with only our SDK, for repeated operations. */
const lifecycle = 'lifecycle';
/** A page with our SDK and no options, to compare with the page of the mobile SDKs. */
const plain = 'plain';
const pageNames = [...contenders, lifecycle, plain] as const;
type PageName = (typeof pageNames)[number];

/** Bundles a page for each library, all with the same settings, or only the named ones. */
export async function buildPages(
  here: string,
  outputFolder: string,
  names: readonly PageName[] = pageNames,
): Promise<void> {
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => `./measured-pages/${name}.ts`),
    outdir: outputFolder,
    bundle: true,
    // Lazy chunks only count when they are loaded.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['mezzanine-source'],
    minify: true,
    legalComments: 'none',
    // As in the SDK's own browser build. The other libraries do not contain three.js.
    plugins: [leanThree()],
    logLevel: 'error',
  });
  if (names.includes('maplibre')) await copyMapLibre(here, outputFolder);
  for (const name of names) {
    await writeFile(path.join(outputFolder, `${name}.html`), pageOf(name));
  }
}

async function copyMapLibre(here: string, outputFolder: string): Promise<void> {
  const mapLibre = path.join(here, 'node_modules/maplibre-gl/dist');
  await copyFile(
    path.join(mapLibre, 'maplibre-gl-worker.mjs'),
    path.join(outputFolder, 'maplibre-worker.js'),
  );
  await copyFile(path.join(mapLibre, 'maplibre-gl.css'), path.join(outputFolder, 'maplibre.css'));
}

function pageOf(name: PageName): string {
  const style = name === 'maplibre' ? '<link rel="stylesheet" href="/maplibre.css">' : '';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">${style}
<div id="map" style="position: fixed; inset: 0"></div>
<script type="module" src="/${name}.js"></script></html>
`;
}
