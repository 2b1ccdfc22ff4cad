import { cors } from 'hono/cors';

/**
 * Lets pages of any origin read, and get tokens: neither uses a cookie. Writes are for servers, so
 * that browsers are not told that they may.
 */
export const shareApi = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Range', 'X-Request-Id'],
  exposeHeaders: [
    ...['ETag', 'Content-Range', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'],
  ],
  maxAge: 86_400,
});
