import { resolve } from 'node:path';
import type { Context } from 'hono';
import { negotiateEncoding, type Encoding } from './negotiateEncoding.ts';
import { parseRange, type ByteRange } from './parseRange.ts';
import { readUnchanged } from './readUnchanged.ts';
import type { SiteFile } from './siteManifest.ts';
import { isNotModified, isRangeCurrent } from './validators.ts';

/** A file to send, and options. */
export interface Sending {
  /** Folder that `file.path` is relative to. */
  readonly root: string;
  readonly file: SiteFile;
  readonly cacheControl: string;
  /**
   * 404 for the not-found page, which is always sent completely, never as "not modified". Default:
   * 200.
   */
  readonly status?: 200 | 404;
}

/** The bytes to send: the plain file or a compressed copy. */
interface Representation {
  readonly path: string;
  readonly size: number;
  readonly encoding?: Encoding;
}

/**
 * Sends a file: compressed if the client supports it, a part if it requests one, and only headers
 * if its copy is current or the method is HEAD.
 *
 * Hono's `serveStatic` does not support ETag, If-Range, or quality values, and its `etag` reads and
 * hashes the whole body for every request.
 */
export async function sendFile(context: Context, sending: Sending): Promise<Response> {
  const { file, status = 200 } = sending;
  const representation =
    status === 200 && context.req.header('Range') !== undefined
      ? { path: file.path, size: file.size }
      : represent(file, context.req.header('Accept-Encoding'));
  setHeaders(context, sending, representation);
  if (status === 404) return sendBytes(context, sending, representation);

  const conditions = {
    ifNoneMatch: context.req.header('If-None-Match'),
    ifModifiedSince: context.req.header('If-Modified-Since'),
    ifRange: context.req.header('If-Range'),
  };
  const validators = { etag: etagOf(file, representation.encoding), modified: file.modified };
  if (isNotModified(conditions, validators)) return context.body(null, 304);

  const range = isRangeCurrent(conditions, validators)
    ? parseRange(context.req.header('Range'), representation.size)
    : 'whole';
  if (range === 'unsatisfiable') {
    context.header('Content-Range', `bytes */${representation.size}`);
    return context.body(null, 416);
  }
  return sendBytes(context, sending, representation, range === 'whole' ? undefined : range);
}

function represent(file: SiteFile, acceptEncoding: string | undefined): Representation {
  const available = (['br', 'gzip'] as const).filter((name) => file[name] !== undefined);
  const encoding = negotiateEncoding(acceptEncoding, available);
  const encoded = encoding && file[encoding];
  return encoded ? { ...encoded, encoding } : { path: file.path, size: file.size };
}

function setHeaders(context: Context, sending: Sending, { encoding }: Representation): void {
  const { file, cacheControl } = sending;
  context.header('Content-Type', file.type);
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etagOf(file, encoding));
  context.header('Last-Modified', new Date(file.modified).toUTCString());
  context.header('Accept-Ranges', 'bytes');
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  if (file.br ?? file.gzip) context.header('Vary', 'Accept-Encoding', { append: true });
}

/** Each encoding is a separate representation with its own tag. */
function etagOf(file: SiteFile, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
}

async function sendBytes(
  context: Context,
  { root, status = 200 }: Sending,
  { path, size }: Representation,
  range?: ByteRange,
): Promise<Response> {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  context.header('Content-Length', String(end - start + 1));
  if (range) context.header('Content-Range', `bytes ${start}-${end}/${size}`);
  const sentStatus = range ? 206 : status;
  if (context.req.method === 'HEAD') return context.body(null, sentStatus);
  return context.body(await readUnchanged(resolve(root, path), size, { start, end }), sentStatus);
}
