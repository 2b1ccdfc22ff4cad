import type { Context } from 'hono';

/** Keeps an internal page out of caches and search engines. */
export function withhold(context: Context): void {
  context.header('Cache-Control', 'no-store');
  context.header('X-Robots-Tag', 'noindex');
}
