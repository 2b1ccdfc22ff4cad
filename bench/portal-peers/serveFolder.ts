import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A server on this machine only. */
export interface FolderServer {
  readonly origin: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const packedAlready = new Set(['.woff2', '.png', '.webp', '.jpg', '.ico']);

/**
 * Serves a built site like our own server: brotli at level 11, and fingerprinted files cached for a
 * year.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = fileOf(folder, decodeURIComponent((request.url ?? '/').replace(/[?#].*$/, '')));
    if (file === undefined) return response.writeHead(404).end();
    const extension = path.extname(file);
    const isPacked = !packedAlready.has(extension);
    const bytes = packed.get(file) ?? readFileSync(file);
    const body = packed.has(file) || !isPacked ? bytes : brotliCompressSync(bytes);
    packed.set(file, body);
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-length': body.byteLength,
      'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(folder: string, address: string): string | undefined {
  const wanted = path.join(folder, address);
  if (!wanted.startsWith(folder)) return undefined;
  const candidates = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
