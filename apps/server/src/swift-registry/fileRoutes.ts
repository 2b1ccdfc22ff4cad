import { Hono, type Context } from 'hono';
import { sendFile } from '../static/sendFile.ts';
import type { SiteFile } from '../static/siteManifest.ts';
import { checkAccept } from './checkAccept.ts';
import { addressOf, manifestLinks } from './registryLinks.ts';
import type { SwiftRegistry } from './SwiftRegistry.ts';

/** Dependencies of the registry's routes. */
export interface RegistryParts {
  readonly registry: SwiftRegistry;
  /** Folder that the site's paths are relative to. */
  readonly root: string;
  /** The origin of links, from the URL of a request. */
  readonly originOf: (url: string) => string;
}

/** Archives and manifests. */
export function fileRoutes({ registry, root, originOf }: RegistryParts): Hono {
  const routes = new Hono();
  routes.get('/swift/:scope/:name/:release{.+\\.zip}', async (context) => {
    checkAccept(context.req.header('Accept'), 'zip');
    const { scope, name, release } = context.req.param();
    const found = await registry.packageOf(scope, name);
    const { version, checksum } = registry.releaseOf(found, release.slice(0, -'.zip'.length));
    const digest = Buffer.from(checksum, 'hex').toString('base64');
    context.header('Digest', `sha-256=${digest}`);
    const sent = { type: 'application/zip', name: `${found.name}-${version}.zip`, root };
    return send(context, registry.fileOf(found, `${version}.zip`), sent);
  });
  routes.get('/swift/:scope/:name/:version/Package.swift', async (context) => {
    checkAccept(context.req.header('Accept'), 'swift');
    const { scope, name, version } = context.req.param();
    const found = await registry.packageOf(scope, name);
    const release = registry.releaseOf(found, version);
    const origin = originOf(context.req.url);
    const address = `${addressOf(origin, found)}/${release.version}/Package.swift`;
    const wanted = context.req.query('swift-version');
    const file = wanted === undefined ? 'Package.swift' : `Package@swift-${wanted}.swift`;
    if (!release.manifests.some((one) => one.file === file)) return context.redirect(address, 303);
    const others = manifestLinks(address, release);
    if (wanted === undefined && others !== '') context.header('Link', others);
    const sent = { type: 'text/x-swift', name: file, root };
    return send(context, registry.fileOf(found, `${release.version}/${file}`), sent);
  });
  return routes;
}

interface Sent {
  readonly type: string;
  /** File name for downloads in a browser. */
  readonly name: string;
  readonly root: string;
}

function send(context: Context, file: SiteFile, { type, name, root }: Sent): Promise<Response> {
  context.header('Content-Disposition', `attachment; filename="${name}"`);
  // Clients check the length and digest of the archive, so it is never compressed again.
  const plain = { ...file, type, br: undefined, gzip: undefined };
  return sendFile(context, {
    root,
    file: plain,
    cacheControl: 'public, max-age=31536000, immutable',
  });
}
