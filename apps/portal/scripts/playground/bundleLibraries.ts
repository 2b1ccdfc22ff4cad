import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Packages that preview programs can import, by output file name. */
const packages: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom/client',
  'react-jsx-runtime': 'react/jsx-runtime',
  'react-sdk': '@mezzanine/react-sdk',
  'react-sdk-ui': '@mezzanine/react-sdk/ui',
  'maplibre-overlay': '@mezzanine/maplibre-overlay',
  'maplibre-gl': 'maplibre-gl',
  uqr: 'uqr',
};

/** Stylesheets that programs can import, by the name of the module that adds them to the page. */
const styles: Readonly<Record<string, string>> = {
  'react-sdk-ui-css': '@mezzanine/react-sdk/ui.css',
  'maplibre-gl-css': 'maplibre-gl/dist/maplibre-gl.css',
};

/**
 * Bundles the packages that preview programs import: one module per package, with shared chunks. The web
 * SDK is external, because it is served separately.
 *
 * @param root - root folder of the repository
 * @param target - output folder
 */
export async function bundleLibraries(root: string, target: string): Promise<void> {
  await build({
    absWorkingDir: path.join(root, 'examples'),
    entryPoints: Object.fromEntries(
      [...Object.keys(packages), ...Object.keys(styles)].map((name) => [name, `library:${name}`]),
    ),
    outdir: target,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022'],
    conditions: ['mezzanine-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@mezzanine/mezzanine-js'],
    loader: { '.css': 'text' },
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [libraries(path.join(root, 'examples'))],
  });
  // MapLibre loads its worker relative to its bundle.
  const worker = 'maplibre-gl-worker.mjs';
  const require = createRequire(path.join(root, 'examples/package.json'));
  await copyFile(require.resolve(`maplibre-gl/dist/${worker}`), path.join(target, worker));
}

function libraries(resolveDir: string): Plugin {
  return {
    name: 'libraries',
    setup(builder) {
      builder.onResolve({ filter: /^library:/ }, ({ path: name }) => ({
        path: name.slice('library:'.length),
        namespace: 'library',
      }));
      builder.onLoad({ filter: /.*/, namespace: 'library' }, ({ path: name }) => ({
        contents: entryOf(name, createRequire(path.join(resolveDir, 'package.json'))),
        resolveDir,
      }));
    },
  };
}

function entryOf(name: string, require: NodeJS.Require): string {
  const style = styles[name];
  if (style !== undefined) {
    return `import text from '${style}';
      const element = document.createElement('style');
      element.textContent = text;
      document.head.prepend(element);`;
  }
  const module = packages[name] ?? name;
  if (!module.startsWith('react')) return `export * from '${module}';`;
  // The exports of a CommonJS module are only known after running it.
  const names = Object.keys(require(module) as object).filter((key) => /^[A-Za-z_]\w*$/.test(key));
  return `import module from '${module}';
    export default module;
    export const { ${names.join(', ')} } = module;`;
}
