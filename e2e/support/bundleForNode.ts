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

/** Lets framework code find the framework's own modules, as the site's bundler does. */
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
 * Bundles a program over the very modules that the portal ships and runs it here. For behavior of
 * the framework that no reader can bring about in the built site.
 *
 * @param program - its source; resolves imports as the portal's sources do
 * @param folder - where the bundle is written
 * @returns what the program exports
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
