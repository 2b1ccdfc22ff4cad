import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A server on this machine only, which counts the code it sends. */
export interface BenchServer {
  readonly origin: string;
  /** Gzipped bytes of scripts and styles sent since the last call. */
  takeCodeBytes(): number;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.zip': 'application/zip',
};

/** Serves files by their path. */
export async function serve(files: ReadonlyMap<string, Uint8Array>): Promise<BenchServer> {
  const packed = new Map([...files].map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 })]));
  let codeBytes = 0;
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace(/\?.*$/, '');
    const bytes = packed.get(name);
    if (!bytes) return response.writeHead(404).end();
    const extension = /\.\w+$/.exec(name)?.[0] ?? '';
    if (extension === '.js' || extension === '.css') codeBytes += bytes.byteLength;
    response.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
      // A cross-origin isolated page has a clock resolution of 5 µs instead of 100.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    return response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCodeBytes() {
      const taken = codeBytes;
      codeBytes = 0;
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
