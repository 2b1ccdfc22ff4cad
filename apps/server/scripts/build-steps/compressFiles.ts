import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { SiteFile } from '../../src/static/siteManifest.ts';

const compressible = /^(text\/|image\/svg|image\/x-icon|model\/)|javascript|json|xml|manifest|wasm/;
/** Below this many bytes, the headers cost more than compression saves. */
const minBytes = 600;

/**
 * Above this many bytes, which only tools load, such as the editor's language service, the highest
 * quality takes seconds per file. The next one is three times as fast, for 2 % more bytes.
 */
const largeBytes = 500_000;
const largeFileQuality = 10;

type EncodedFile = NonNullable<SiteFile['br']>;

interface Encoder {
  readonly name: 'br' | 'gzip';
  readonly suffix: string;
  readonly encode: (bytes: Buffer) => Promise<Buffer>;
}

const encoders: readonly Encoder[] = [
  {
    name: 'br',
    suffix: 'br',
    encode: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]:
            bytes.length > largeBytes ? largeFileQuality : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { name: 'gzip', suffix: 'gz', encode: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/**
 * Compresses the text files among the given files at the highest levels. Copies are named after
 * their content, so unchanged files are not compressed again. Copies that are no longer used are
 * removed.
 *
 * The threads of Node's zlib compress several files at a time.
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
  const copies: Copies = new Map();
  const limit = pLimit(availableParallelism());
  const compressed = await limit.map(files, (file) => compressFile(root, cache, file, copies));
  await removeUnused(join(root, cache), compressed);
  return compressed;
}

/** Adds the copies from an earlier build to files, and creates none. */
export function withKeptCopies(
  root: string,
  cache: string,
  files: readonly SiteFile[],
): Promise<SiteFile[]> {
  const sizeOf = (path: string) =>
    stat(join(root, path)).then(
      ({ size }) => size,
      () => undefined,
    );
  return Promise.all(files.map((file) => withCopies(file, cache, sizeOf)));
}

/**
 * Sizes of copies by path. Files with the same content share one copy.
 */
type Copies = Map<string, Promise<number>>;

function compressFile(
  root: string,
  cache: string,
  file: SiteFile,
  copies: Copies,
): Promise<SiteFile> {
  return withCopies(file, cache, (path, encoder) => {
    const made = copies.get(path) ?? makeCopy(join(root, file.path), join(root, path), encoder);
    copies.set(path, made);
    return made;
  });
}

/** Adds the copies that are smaller than their file. Copies that do not exist have no size. */
async function withCopies(
  file: SiteFile,
  cache: string,
  sizeOf: (path: string, encoder: Encoder) => Promise<number | undefined>,
): Promise<SiteFile> {
  if (!compressible.test(file.type) || file.size < minBytes) return file;
  const smaller: Partial<Record<'br' | 'gzip', EncodedFile>> = {};
  for (const encoder of encoders) {
    // Source maps are large, and loaded only for debugging.
    if (encoder.name === 'br' && file.path.endsWith('.map')) continue;
    const path = `${cache}/${file.hash}.${encoder.suffix}`;
    const size = await sizeOf(path, encoder);
    if (size !== undefined && size < file.size) smaller[encoder.name] = { path, size };
  }
  return { ...file, ...smaller };
}

/** Compresses a file unless an earlier build did. Returns the size of the copy. */
async function makeCopy(file: string, copy: string, { encode }: Encoder): Promise<number> {
  const existing = await stat(copy).catch(() => undefined);
  if (existing !== undefined) return existing.size;
  const encoded = await encode(await readFile(file));
  await writeFile(`${copy}.new`, encoded);
  await rename(`${copy}.new`, copy);
  return encoded.length;
}

async function removeUnused(folder: string, files: readonly SiteFile[]): Promise<void> {
  const used = new Set(files.flatMap(({ hash }) => [`${hash}.br`, `${hash}.gz`]));
  const unused = (await readdir(folder)).filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(join(folder, name))));
}
