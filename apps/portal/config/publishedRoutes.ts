import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publishedSets, routesOf } from './publishedSets.ts';

/** Addresses of the pages in `src/pages`, as routes. */
function pageRoutes(pagesFolder: string): readonly string[] {
  if (!existsSync(pagesFolder)) return [];
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx|mdx?)$/.test(file) && !/(^|\/)_|\.test\./.test(file))
    .map((file) => `/${file.replace(/\.[a-z]+$/, '').replace(/(^|\/)index$/, '$1')}`);
}

/** Knows which addresses this build will serve, before it has built them. */
export class PublishedRoutes {
  readonly #routes: ReadonlySet<string>;

  constructor(contentRoot: string, pagesFolder: string) {
    this.#routes = new Set([
      ...pageRoutes(pagesFolder),
      ...publishedSets(contentRoot).flatMap((set) =>
        set.versions.flatMap((version) => routesOf(set, version)),
      ),
    ]);
  }

  has(route: string): boolean {
    return this.#routes.has(route);
  }

  /** The route itself when it is published, else the section of the roadmap that plans it. */
  orRoadmap(route: string, section: string): string {
    return this.has(route) ? route : `/docs/roadmap#${section}`;
  }
}
