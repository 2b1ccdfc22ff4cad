import { Hono } from 'hono';
import { RequestProblem } from '../problem/RequestProblem.ts';
import { etagOf } from '../platform/api-requests/answerCall.ts';
import { isNotModified } from '../static/validators.ts';
import type { SampleCustomer } from './SampleCustomer.ts';

/** Endpoints of a fictional customer, to try sync with. */
export function sampleRoutes(sample: SampleCustomer): Hono {
  const routes = new Hono();

  routes.get('/sample-customer/:venue/images/:name', async (context) => {
    const { venue, name } = context.req.param();
    const bytes = await sample.image(venue, name);
    if (bytes === undefined) throw notThere(context.req.path);
    const etag = etagOf(Buffer.from(bytes).toString('base64'));
    context.header('ETag', etag);
    // An image opened as a page must not run scripts.
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    const conditions = { ifNoneMatch: context.req.header('If-None-Match') };
    if (isNotModified(conditions, { etag, modified: NaN })) return context.body(null, 304);
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/svg+xml' });
  });

  routes.get('/sample-customer/:venue/:object', async (context) => {
    const { venue, object } = context.req.param();
    const { origin } = new URL(context.req.url);
    const text = await sample.read(venue, object.replace(/\.json$/, ''), origin);
    if (text === undefined || !object.endsWith('.json')) throw notThere(context.req.path);
    context.header('Cache-Control', 'no-store');
    return context.body(text, 200, { 'Content-Type': 'application/json' });
  });

  return routes;
}

function notThere(path: string): RequestProblem {
  return new RequestProblem(
    404,
    `The sample customer has no file at ${path.slice(0, 200)}. An example is /sample-customer/mall/locations.json`,
  );
}
