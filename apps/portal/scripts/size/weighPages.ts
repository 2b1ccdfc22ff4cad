import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PageScripts } from './PageScripts.ts';

/** Cost of a page: bytes of bodies as sent (brotli), without images. */
export interface PageWeight {
  /** HTML, including the start script, and stylesheets: everything needed to read the page. */
  readonly beforeActing: number;
  /** Additionally all scripts of the page, which start at the first interaction. */
  readonly withPrograms: number;
  /** Including scripts, icons, and images that are shown immediately. */
  readonly requests: number;
}

/** A page of a built portal. */
export interface WeighedPage extends PageWeight {
  readonly path: string;
}

/**
 * Measures every page of a built portal.
 *
 * @param portal - folder of the portal, with `build` and `.docusaurus`
 */
export function weighPages(portal: string): readonly WeighedPage[] {
  const build = path.join(portal, 'build');
  const scripts = new PageScripts(path.join(portal, '.docusaurus'));
  const sizes = new Map<string, number>();

  function sizeOf(address: string): number {
    const known = sizes.get(address);
    const size = known ?? brotliCompressSync(readFileSync(path.join(build, address))).length;
    sizes.set(address, size);
    return size;
  }

  const sum = (addresses: Iterable<string>): number =>
    [...addresses].reduce((all, address) => all + sizeOf(address), 0);

  return pageFiles(build).map((file) => {
    const pagePath = `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
    const html = readFileSync(path.join(build, file), 'utf8');
    const { styles, pictures } = linksOf(html);
    const programs = scripts.of(pagePath);
    const beforeActing = sum([file, ...styles]);
    return {
      path: pagePath,
      beforeActing,
      withPrograms: beforeActing + sum(programs),
      requests: 1 + styles.size + pictures.size + programs.size,
    };
  });
}

/** Pages rendered by Docusaurus, without documents of frames. */
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
