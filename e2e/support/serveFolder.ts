import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';

/** A served folder. */
export interface ServedFolder {
  readonly origin: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  zip: 'application/zip',
};

/**
 * Serves a folder on a free port like a static web host: `/a` is `a.html` or `a/index.html`, and missing files
 * are `404.html` with status 404.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void findFile(folder, decodeURIComponent(pathname)).then(({ status, name, body }) => {
      const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

interface Found {
  readonly status: number;
  readonly name: string;
  readonly body: Buffer | string;
}

async function findFile(folder: string, pathname: string): Promise<Found> {
  const relative = path.posix.normalize(pathname).replace(/^\/+/, '');
  const bare = relative.replace(/\/$/, '');
  const candidates = [relative, `${bare}.html`, path.posix.join(bare, 'index.html')];
  for (const name of candidates.filter((candidate) => !candidate.startsWith('..'))) {
    const body = await readFile(path.join(folder, name)).catch(() => undefined);
    if (body !== undefined) return { status: 200, name, body };
  }
  const body = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
  return { status: 404, name: '404.html', body };
}
