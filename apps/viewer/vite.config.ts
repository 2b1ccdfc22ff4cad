import { createHash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { LeanThree } from '@mezzanine/mezzanine-js/lean-three';
import { site } from '../../site.config.ts';
import { serviceWorkerPlugin } from './serviceWorkerPlugin.ts';
import { startPlugin } from './startPlugin.ts';

/** MapLibre looks for its worker next to its bundled file. */
const mapLibreWorker: Plugin = {
  name: 'maplibre-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const worker = 'maplibre-gl-worker.mjs';
    await mkdir(`${dir}/assets`, { recursive: true });
    await copyFile(
      fileURLToPath(import.meta.resolve(`maplibre-gl/dist/${worker}`)),
      `${dir}/assets/${worker}`,
    );
  },
};

/** A short name for a class of a stylesheet, which is in the script, too. Vite's own also has the line. */
function scopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('hex').slice(0, 4)}`;
}

const lean = new LeanThree();

/** Only the parts of three.js that the web SDK uses, as in the SDK's own browser build. */
const leanThree: Plugin = {
  name: 'lean-three',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === 'three' ? this.resolve('three/src/Three.js', importer) : undefined;
  },
  transform: {
    filter: { id: /[\\/]three[\\/]src[\\/].*\.js$/ },
    handler: (source, path) => lean.source(path, source),
  },
  buildEnd: () => lean.expectAllFound(),
};

export default defineConfig({
  base: '/viewer/',
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['mezzanine-source', ...defaultClientConditions] },
  define: {
    VIEWER_DEMO: JSON.stringify({ key: site.demo.key, secret: site.demo.secret }),
    VIEWER_PRODUCT: JSON.stringify(site.product.name),
  },
  plugins: [leanThree, mapLibreWorker, startPlugin(), serviceWorkerPlugin()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The page lists the files it starts with. Later parts resolve their own dependencies,
      // because a list of them would be in the first script.
      resolveDependencies: (_, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    // No asset is inlined as a data URL, so that the page can have a strict policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        // The server caches files with such names forever.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:10].js',
        chunkFileNames: 'assets/[name]-[hash:10].js',
        assetFileNames: 'assets/[name]-[hash:10][extname]',
      },
      // React directives have no effect without server rendering.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
