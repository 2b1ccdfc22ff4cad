import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../../site.config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const license = fileURLToPath(new URL('../../LICENSE', import.meta.url));

/** A plugin as uploaded to WordPress. */
export interface Plugin {
  /** Name of its folder, main file, option, and shortcode. */
  readonly slug: string;
  /** Name of the archive. */
  readonly archive: string;
  /** Files by path inside the archive, starting with the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The plugin for the viewer, and the one for the web app, with the product's name. */
export async function readPlugins(
  product: Names['product'] = site.product,
  url: string = site.url,
): Promise<Plugin[]> {
  return [
    await readPlugin('viewer', product.slug, { product, url }),
    await readPlugin('web', `${product.slug}-web`, { product, url }),
  ];
}

interface Names {
  readonly product: { readonly name: string; readonly slug: string };
  readonly url: string;
}

async function readPlugin(folder: string, slug: string, names: Names): Promise<Plugin> {
  const paths = await readdir(join(here, folder), { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>([[`${slug}/LICENSE`, await readFile(license)]]);
  for (const entry of paths.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(here, folder).length + 1).replaceAll('\\', '/');
    const text = withNames(await readFile(path, 'utf8'), names);
    files.set(`${slug}/${name === 'plugin.php' ? `${slug}.php` : name}`, Buffer.from(text));
  }
  return { slug, archive: `${slug}-plugin-for-wordpress.zip`, files };
}

/** The names occur in single-quoted strings, in comments, and in readme files. */
function withNames(text: string, { product, url }: Names): string {
  for (const name of [product.name, product.slug, url]) {
    if (/^[\w .:/-]+$/.test(name)) continue;
    throw new Error(
      `"${name}" cannot be written to PHP. Use letters, digits, spaces and . - / : in site.config.ts.`,
    );
  }
  return text
    .replaceAll('{product}', product.name)
    .replaceAll('{slug}', product.slug)
    .replaceAll('{url}', url);
}
