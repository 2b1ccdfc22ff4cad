import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PageFiles } from '../../plugins/performance/PageFiles.ts';

/** Cost of a page: bytes of bodies as sent (brotli), without images. */
export interface PageWeight {
  /** HTML, including the start script, and stylesheets: everything needed to read the page. */
  readonly beforeActing: number;
  /** The same, plus all scripts of the page, which start at the first interaction. */
  readonly withPrograms: number;
  /** Including scripts, icons, and images that are shown immediately. */
  readonly requests: number;
}

/** A page of a built portal. */
export interface WeighedPage extends PageWeight {
  readonly path: string;
}

/** The requests of a page visit, as paths below the build. */
interface PageRequests {
  readonly path: string;
  readonly file: string;
  readonly styles: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  readonly programs: ReadonlySet<string>;
}

/**
 * Measures every page of a built portal.
 *
 * @param portal - folder of the portal, with `build` and `.docusaurus`
 */
export async function weighPages(portal: string): Promise<readonly WeighedPage[]> {
  const build = path.join(portal, 'build');
  const files = new PageFiles(path.join(portal, '.docusaurus'));
  const pages = pageFiles(build).map((file): PageRequests => {
    const pagePath = `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
    const links = linksOf(readFileSync(path.join(build, file), 'utf8'));
    return { path: pagePath, file, ...links, programs: files.scriptsOf(pagePath) };
  });
  const sizes = await compressedSizes(
    build,
    pages.flatMap(({ file, styles, programs }) => [file, ...styles, ...programs]),
  );
  const sum = (addresses: Iterable<string>): number =>
    [...addresses].reduce((all, address) => all + (sizes.get(address) ?? 0), 0);
  return pages.map(({ path: pagePath, file, styles, pictures, programs }) => {
    const beforeActing = sum([file, ...styles]);
    return {
      path: pagePath,
      beforeActing,
      withPrograms: beforeActing + sum(programs),
      requests: 1 + styles.size + pictures.size + programs.size,
    };
  });
}

/** Bytes of files as sent, compressed on all cores. */
async function compressedSizes(
  build: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const compress = promisify(brotliCompress);
  const sizes = [...new Set(addresses)].map(async (address) => {
    const { length } = await compress(await readFile(path.join(build, address)));
    return [address, length] as const;
  });
  return new Map(await Promise.all(sizes));
}

/** Pages rendered by Docusaurus, without documents for frames. */
function pageFiles(build: string): readonly string[] {
  const names = readdirSync(build, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).sort();
}

/** URLs of stylesheets, and of icons and images that are shown immediately. */
function linksOf(html: string): Readonly<Record<'styles' | 'pictures', ReadonlySet<string>>> {
  const tags = [...html.matchAll(/<(?:img|link)\b[^>]*>/g)].map(([tag]) => tag);
  const addresses = tags
    .filter((tag) => !/loading="?lazy/.test(tag))
    .filter((tag) => tag.startsWith('<img') || /rel="?(?:stylesheet|icon)\b/.test(tag))
    .map((tag) => /(?:src|href)="?(?<address>[^" >]+)/.exec(tag)?.groups?.['address'] ?? '');
  return {
    styles: new Set(addresses.filter((address) => /^\/.*\.css$/.test(address))),
    pictures: new Set(addresses.filter((address) => /^\/.*\.svg$/.test(address))),
  };
}
