import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Origin in the programs; a page replaces it with its own, wherever it is served. */
const sampleOrigin = `'http://localhost:8080'`;
const venueId = /\b(?<name>venue|venueId)(?<sign>:| =) (?<id>'[\w-]+')/g;
const ownFile = /new URL\('(?<file>\.\/[\w.-]+)', import\.meta\.url\)/g;
const venueModule = path.join(import.meta.dirname, 'page-runtime/venueOfAddress.ts');

/**
 * Turns programs that users paste into programs of pages: a page uses its own server, shows the
 * venue in its URL, and finds files beside the program among the assets.
 */
export const programsOfPages: Plugin = {
  name: 'programs-of-pages',
  setup(builder) {
    builder.onLoad({ filter: /[\\/](main\.tsx?|App\.tsx)$/ }, async ({ path: file }) => ({
      contents: toPageProgram(await readFile(file, 'utf8')),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
    builder.onResolve({ filter: /^beside:/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.slice('beside:'.length)),
      namespace: 'beside',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'beside' }, async ({ path: file }) => ({
      contents: await readFile(file),
      loader: 'file',
    }));
  },
};

/** Converts the program that readers see to the program of a page. */
export function toPageProgram(program: string): string {
  const imports: string[] = [];
  const contents = program
    .replaceAll(sampleOrigin, 'location.origin')
    .replaceAll(venueId, '$<name>$<sign> venueOfAddress($<id>)')
    .replaceAll(ownFile, (_, file: string) => {
      const name = `fileBeside${imports.length}`;
      imports.push(`import ${name} from 'beside:${file}';`);
      return `new URL(${name}, import.meta.url)`;
    });
  if (contents.includes('venueOfAddress(')) {
    imports.push(`import { venueOfAddress } from ${JSON.stringify(venueModule)};`);
  }
  // Imports are appended, so that the program keeps its line numbers.
  return `${contents}\n${imports.join('\n')}\n`;
}
