import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const portalSource = fileURLToPath(new URL('../../apps/portal/src/', import.meta.url));
const guarded: Readonly<Record<string, string>> = {
  router: fileURLToPath(new URL('../../apps/portal/plugins/checks/router.ts', import.meta.url)),
  Head: fileURLToPath(new URL('../../apps/portal/plugins/checks/Head.tsx', import.meta.url)),
};
const core = fileURLToPath(
  new URL('../../node_modules/@docusaurus/core/lib/client/exports/', import.meta.url),
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
      resolveDir: portalSource,
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
