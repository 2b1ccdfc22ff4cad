import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { leanThree } from '@mezzanine/mezzanine-js/lean-three';

/** Size of the web SDK in one file, without MapLibre. */
export interface BundleFigures {
  readonly name: string;
  readonly gzBytes: number;
  readonly brotliBytes: number;
  /** Milliseconds of bundling. */
  readonly buildMs: number;
}

const entry = fileURLToPath(import.meta.resolve('@mezzanine/mezzanine-js'));

/**
 * Bundles the web SDK without the parts of three.js that it never runs, and with all of three.js.
 */
export async function measureLeanThree(): Promise<readonly BundleFigures[]> {
  const figures: BundleFigures[] = [];
  for (const isLean of [true, false]) {
    const startedAt = performance.now();
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      conditions: ['mezzanine-source'],
      minify: true,
      legalComments: 'eof',
      external: ['maplibre-gl'],
      plugins: isLean ? [leanThree()] : [],
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    figures.push({
      name: isLean ? 'with leanThree' : 'all of three',
      gzBytes: gzipSync(bytes, { level: 9 }).length,
      brotliBytes: brotliCompressSync(bytes).length,
      buildMs: performance.now() - startedAt,
    });
  }
  return figures;
}
