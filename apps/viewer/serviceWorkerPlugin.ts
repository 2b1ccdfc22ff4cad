import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

/** Files of `public/` that the app shows. */
const publicFiles = ['icon.svg', 'icon-192.png', 'manifest.webmanifest'];
/** Cached on first use, because it is only needed if streets are shown. */
const isOutdoors = /maplibre-gl/;

/** Writes `sw.js` with the list of files of this build. */
export function serviceWorkerPlugin(): Plugin {
  let base = '/';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    async writeBundle({ dir = '' }, bundle) {
      const hashed = Object.values(bundle).filter(isKept);
      const precached = [
        { url: base, revision: await digestOf(`${dir}/index.html`) },
        ...hashed.map(({ fileName }) => ({ url: base + fileName, revision: null })),
        ...(await Promise.all(
          publicFiles.map(async (name) => ({
            url: base + name,
            revision: await digestOf(`${dir}/${name}`),
          })),
        )),
      ];
      await build({
        entryPoints: [
          fileURLToPath(new URL('src/service-worker/serviceWorker.ts', import.meta.url)),
        ],
        outfile: `${dir}/sw.js`,
        bundle: true,
        minify: true,
        format: 'iife',
        target: ['es2022'],
        // The libraries log a lot in what they consider development builds.
        define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
        legalComments: 'none',
        logLevel: 'warning',
      });
    },
  };
}

function isKept(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (!/\.(js|css)$/.test(file.fileName)) return false;
  return file.type === 'asset' || !Object.keys(file.modules).some((id) => isOutdoors.test(id));
}

async function digestOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 16);
}
