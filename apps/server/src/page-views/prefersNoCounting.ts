import type { Context } from 'hono';

/** Whether the user's browser opts out of counting (Do Not Track, Global Privacy Control). */
export function prefersNoCounting(context: Context): boolean {
  return context.req.header('DNT') === '1' || context.req.header('Sec-GPC') === '1';
}
