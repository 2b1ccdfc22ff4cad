import { Hono, type Context } from 'hono';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { checkAccept } from './checkAccept.ts';
import type { RegistryParts } from './fileRoutes.ts';
import type { SwiftPackage, SwiftRelease } from './registryIndex.ts';
import { addressOf, packageLinks } from './registryLinks.ts';
import { idOf } from './SwiftRegistry.ts';

/** Lists of releases, their descriptions, and the identifiers of repositories. */
export function releaseRoutes({ registry, originOf }: RegistryParts): Hono {
  const routes = new Hono();
  routes.get('/swift/identifiers', async (context) => {
    checkAccept(context.req.header('Accept'), 'json');
    const url = context.req.query('url') ?? '';
    if (url === '') {
      const example = '/swift/identifiers?url=https://github.com/owner/repository';
      throw new RequestProblem(400, `The parameter url is missing. Add it: ${example}`);
    }
    const identifiers = await registry.identifiersAt(url);
    if (identifiers.length > 0) return sendJson(context, { identifiers });
    throw new RequestProblem(404, `No package of this registry is at ${url.slice(0, 200)}.`);
  });
  routes.get('/swift/:scope/:name', async (context) => {
    checkAccept(context.req.header('Accept'), 'json');
    const { scope, name } = context.req.param();
    const found = await registry.packageOf(scope, name.replace(/\.json$/, ''));
    const origin = originOf(context.req.url);
    context.header('Link', packageLinks(origin, found));
    const releases = found.releases.map(
      ({ version }) => [version, { url: `${addressOf(origin, found)}/${version}` }] as const,
    );
    return sendJson(context, { releases: Object.fromEntries(releases) });
  });
  routes.get('/swift/:scope/:name/:version', async (context) => {
    checkAccept(context.req.header('Accept'), 'json');
    const { scope, name, version } = context.req.param();
    const found = await registry.packageOf(scope, name);
    const release = registry.releaseOf(found, version.replace(/\.json$/, ''));
    context.header('Link', packageLinks(originOf(context.req.url), found));
    return sendJson(context, describeRelease(found, release));
  });
  return routes;
}

function sendJson(context: Context, body: object): Response {
  context.header('Cache-Control', 'no-cache');
  return context.json(body);
}

function describeRelease(found: SwiftPackage, { version, checksum }: SwiftRelease): object {
  return {
    id: idOf(found),
    version,
    resources: [{ name: 'source-archive', type: 'application/zip', checksum }],
    metadata: { description: found.description, repositoryURLs: [found.repositoryUrl] },
  };
}
