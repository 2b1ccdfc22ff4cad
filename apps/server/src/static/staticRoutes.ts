import { Hono, type Context } from 'hono';
import { areaOf } from '../areaOf.ts';
import type { ServerSite } from '../config/readConfig.ts';
import { respondWithProblem } from '../problem/respondWithProblem.ts';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { sendFile } from './sendFile.ts';
import type { Site } from './Site.ts';
import { mounts, type SiteFile } from './siteManifest.ts';

/** Dependencies of the static routes. */
export interface StaticParts {
  /** Folder that the manifest's paths are relative to. */
  readonly root: string;
  readonly site: Site;
  readonly config: ServerSite;
}

/** Serves the built portal, the SDK, its packages, the examples, and the not-found page. */
export function staticRoutes(parts: StaticParts): Hono {
  return new Hono().all('*', async (context) => {
    const path = decodePath(context);
    const found = parts.site.resolve(path);
    if (found.kind !== 'missing' && !['GET', 'HEAD'].includes(context.req.method)) {
      throw new RequestProblem(405, `${path} supports GET and HEAD, not ${context.req.method}.`, {
        Allow: 'GET, HEAD',
      });
    }
    if (found.kind === 'redirect') {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(encodeURI(found.to) + new URL(context.req.url).search, 301);
    }
    if (found.kind === 'missing') return sendNotFound(context, path, parts);
    setPagePolicy(context, found.file, parts.config);
    const cacheControl = found.file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
    return sendFile(context, { root: parts.root, file: found.file, cacheControl });
  });
}

function decodePath(context: Context): string {
  try {
    return decodeURIComponent(new URL(context.req.url).pathname);
  } catch {
    throw new RequestProblem(
      400,
      'The URL contains a percent sign that does not encode a character.',
    );
  }
}

function setPagePolicy(context: Context, file: SiteFile, config: ServerSite): void {
  if (file.scripts === undefined) return;
  context.header('Content-Security-Policy', contentSecurityPolicy(config, file.scripts));
}

function sendNotFound(
  context: Context,
  path: string,
  parts: StaticParts,
): Response | Promise<Response> {
  if (parts.site.isPending(path)) {
    const detail = `${path.slice(0, 200)} is still being built. Try again in a minute.`;
    throw new RequestProblem(503, detail, { 'Retry-After': '15' });
  }
  const page = parts.site.notFoundPage;
  const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
  const isPagePath = mount?.prefix === '/';
  const isRead = ['GET', 'HEAD'].includes(context.req.method);
  const isProgramPath = ['api', 'assistants', 'search'].includes(areaOf(path));
  if (isProgramPath || !isPagePath || !isRead || !page) {
    const hint =
      mount?.buildHint === undefined || parts.site.hasBelow(mount.prefix)
        ? ''
        : ` Nothing under ${mount.prefix} is built on this machine. ${mount.buildHint}`;
    const detail = `${context.req.method} ${path.slice(0, 200)} does not exist.${hint}`;
    return respondWithProblem(context, new RequestProblem(404, detail));
  }
  setPagePolicy(context, page, parts.config);
  return sendFile(context, { root: parts.root, file: page, cacheControl: 'no-cache', status: 404 });
}
