import { Hono, type MiddlewareHandler } from 'hono';
import { RequestProblem } from '../problem/RequestProblem.ts';
import type { Site } from '../static/Site.ts';
import { fileRoutes } from './fileRoutes.ts';
import { releaseRoutes } from './releaseRoutes.ts';
import { SwiftRegistry } from './SwiftRegistry.ts';

/** Dependencies of the registry. */
export interface SwiftRegistryParts {
  /** Folder that the site's paths are relative to. */
  readonly root: string;
  readonly site: Site;
  readonly config: { readonly publicOrigin: string | undefined };
}

/**
 * The read-only part of Swift's package registry service (SE-0292) under `/swift`.
 *
 * @see https://github.com/swiftlang/swift-package-manager/blob/main/Documentation/PackageRegistry/Registry.md
 */
export function swiftRegistryRoutes({ root, site, config }: SwiftRegistryParts): Hono {
  const registry = new SwiftRegistry(root, site);
  const parts = {
    registry,
    root,
    originOf: (url: string) => config.publicOrigin ?? new URL(url).origin,
  };
  const routes = new Hono();
  routes.use('/swift/*', describeResponse);
  // Order matters: `/swift/:scope/:name/:version` also matches an archive.
  routes.route('/', fileRoutes(parts));
  routes.route('/', releaseRoutes(parts));
  routes.put('/swift/*', (context) => {
    const detail = `${context.req.path.slice(0, 200)} supports GET and HEAD. Packages of this registry come from the build of the server: publishing is not supported.`;
    throw new RequestProblem(405, detail, { Allow: 'GET, HEAD' });
  });
  routes.get('/swift/*', (context) => {
    const detail = `${context.req.method} ${context.req.path.slice(0, 200)} does not exist. Swift reads packages at /swift/{scope}/{name}.`;
    throw new RequestProblem(404, detail);
  });
  return routes;
}

/** The API version is on every response, and the language on every problem. */
const describeResponse: MiddlewareHandler = async (context, next) => {
  context.header('Content-Version', '1');
  await next();
  if (context.res.status >= 400) context.header('Content-Language', 'en');
};
