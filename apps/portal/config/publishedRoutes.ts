import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { publishedSets, routesOf } from './publishedSets.ts';

/** Routes of the pages in `src/pages`. */
function pageRoutes(pagesFolder: string): readonly string[] {
  if (!existsSync(pagesFolder)) return [];
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx|mdx?)$/.test(file) && !/(^|\/)_|\.test\./.test(file))
    .map((file) => `/${file.replace(/\.[a-z]+$/, '').replace(/(^|\/)index$/, '$1')}`);
}

/** The routes that this build will publish, known before the build. */
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

  /** Returns the route if it is published, otherwise the roadmap section that plans it. */
  orRoadmap(route: string, section: string): string {
    return this.has(route) ? route : `/docs/roadmap#${section}`;
  }
}
