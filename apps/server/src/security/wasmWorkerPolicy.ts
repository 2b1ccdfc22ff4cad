import type { MiddlewareHandler } from 'hono';

/**
 * Content-Security-Policy of the worker that imports IFC models and GeoPackages. A worker is governed by the
 * policy of its own script, so pages do not allow WebAssembly. It only loads its parts from this server.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Path of the worker. */
export const wasmWorkerPath = '/play/wasm.js';

/** Allows WebAssembly in the worker that imports IFC models and GeoPackages. */
export const wasmWorkerPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Content-Security-Policy', policy);
};
