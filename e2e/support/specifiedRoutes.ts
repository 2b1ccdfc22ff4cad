import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site.config.ts';
import { portalBuild } from './scriptWith.ts';

const list = new URL('../../apps/portal/routes.txt', import.meta.url);

/** Every specified route, with the product's slug. */
export function specifiedRoutes(slug: string = site.product.slug): readonly string[] {
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('{product}', slug));
}

/** The specified routes that the built portal has. */
export function liveRoutes(): readonly string[] {
  return specifiedRoutes().filter((route) => {
    const bare = route.replace(/\/$/, '');
    return [`${bare}.html`, `${bare}/index.html`].some((file) =>
      existsSync(path.join(portalBuild, file)),
    );
  });
}
