import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const router = fileURLToPath(import.meta.resolve('@mezzanine/portal/router'));
const guarded: Readonly<Record<string, string>> = {
  router,
  Head: fileURLToPath(import.meta.resolve('@mezzanine/portal/head')),
};
const core = fileURLToPath(
  new URL('./lib/client/exports/', import.meta.resolve('@docusaurus/core/package.json')),
);

/** Resolves the framework's own modules like the site's bundler. */
const frameworkModules: Plugin = {
  name: 'framework-modules',
  setup(builder) {
    builder.onResolve({ filter: /^@docusaurus\/[A-Za-z]+$/ }, async (module) => {
      const name = module.path.slice('@docusaurus/'.length);
      const guard = guarded[name];
      if (guard !== undefined) return { path: guard };
      const own = await builder.resolve(`./${name}.js`, {
        resolveDir: core,
        kind: 'import-statement',
      });
      return own.errors.length === 0 ? { path: own.path } : undefined;
    });
  },
};

/**
 * Bundles a program with the modules of the portal and runs it in Node.js. For behavior of the framework that
 * users cannot trigger in the built site.
 *
 * @param program - source; imports resolve as in the portal's sources
 * @param folder - output folder of the bundle
 * @returns the exports of the program
 */
export async function bundleForNode<T>(
  program: string,
  folder: string,
  plugins: readonly Plugin[] = [],
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, 'program.mjs');
  await build({
    stdin: {
      contents: program,
      resolveDir: path.dirname(router),
      loader: 'jsx',
      sourcefile: 'program.jsx',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: { '.js': 'jsx', '.css': 'empty' },
    jsx: 'automatic',
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
    plugins: [...plugins, frameworkModules],
  });
  return (await import(pathToFileURL(outfile).href)) as T;
}
