import { readFileSync } from 'node:fs';

const sitemap = new URL('../../apps/portal/build/sitemap.xml', import.meta.url);

/**
 * Sorted paths of every page in the built portal's sitemap, read from the build, so that tests can be
 * named after pages.
 *
 * @throws Error if the portal is not built
 */
export function sitePaths(): readonly string[] {
  let text: string;
  try {
    text = readFileSync(sitemap, 'utf8');
  } catch (cause) {
    throw new Error('The portal is not built. Run: npm run build', { cause });
  }
  return [...text.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g)]
    .map((match) => new URL(match.groups?.['address'] ?? '').pathname)
    .sort();
}
