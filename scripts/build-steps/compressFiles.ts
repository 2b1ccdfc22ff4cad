import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from '../../apps/server/src/static/siteManifest.ts';

const compressible = /^(text\/|image\/svg|image\/x-icon|model\/)|javascript|json|xml|manifest|wasm/;
/** Below this many bytes the headers weigh more than what is saved. */
const minBytes = 600;

type EncodedFile = NonNullable<SiteFile['br']>;

const encoders: readonly {
  readonly name: 'br' | 'gzip';
  readonly suffix: string;
  encode(bytes: Buffer): Promise<Buffer>;
}[] = [
  {
    name: 'br',
    suffix: 'br',
    encode: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { name: 'gzip', suffix: 'gz', encode: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Compresses the text among some files as far as it goes. Copies are named after the content they
 * hold, so what did not change is not compressed again; copies that nothing refers to are removed.
 *
 * The work is done by the threads of Node's zlib, several files at a time.
 *
 * @param root The repository.
 * @param cache Folder of the copies, relative to the root.
 * @returns the same files, with their copies.
 */
export async function compressFiles(
  root: string,
  cache: string,
  files: readonly SiteFile[],
): Promise<SiteFile[]> {
  await mkdir(join(root, cache), { recursive: true });
  const compressed: SiteFile[] = [...files];
  const queue = files.map((_, index) => index);
  const work = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const file = files[index];
      if (file) compressed[index] = await compressFile(root, cache, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await removeUnused(join(root, cache), compressed);
  return compressed;
}

async function compressFile(root: string, cache: string, file: SiteFile): Promise<SiteFile> {
  if (!compressible.test(file.type) || file.size < minBytes) return file;
  const copies: Partial<Record<'br' | 'gzip', EncodedFile>> = {};
  let bytes: Buffer | undefined;
  for (const { name, suffix, encode } of encoders) {
    // Source maps are large, and only ever read by who looks for a fault.
    if (name === 'br' && file.path.endsWith('.map')) continue;
    const path = `${cache}/${file.hash}.${suffix}`;
    const existing = await stat(join(root, path)).catch(() => undefined);
    let size = existing?.size;
    if (size === undefined) {
      bytes ??= await readFile(join(root, file.path));
      const encoded = await encode(bytes);
      await writeFile(join(root, `${path}.new`), encoded);
      await rename(join(root, `${path}.new`), join(root, path));
      size = encoded.length;
    }
    if (size < file.size) copies[name] = { path, size };
  }
  return { ...file, ...copies };
}

async function removeUnused(folder: string, files: readonly SiteFile[]): Promise<void> {
  const used = new Set(files.flatMap(({ hash }) => [`${hash}.br`, `${hash}.gz`]));
  const unused = (await readdir(folder)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(join(folder, name))));
}
