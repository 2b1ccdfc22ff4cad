import { readFileSync } from 'node:fs';

const sitemap = new URL('../../apps/portal/build/sitemap.xml', import.meta.url);

/**
 * Paths of every page the built portal lists in its sitemap, in order. Read from the build, so that
 * a test can be named after each page.
 *
 * @throws Error when the portal is not built.
 */
export function sitePaths(): readonly string[] {
  let text: string;
  try {
    text = readFileSync(sitemap, 'utf8');
  } catch (cause) {
    throw new Error('The portal is not built. Build it first: npm run build', { cause });
  }
  return [...text.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)]
    .map((match) => new URL(match.groups?.['address'] ?? '').pathname)
    .sort();
}
