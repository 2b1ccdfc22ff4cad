import type { Context } from 'hono';

/** Whether the reader's browser asks not to be counted (Do Not Track, Global Privacy Control). */
export function prefersNoCounting(context: Context): boolean {
  return context.req.header('DNT') === '1' || context.req.header('Sec-GPC') === '1';
}
