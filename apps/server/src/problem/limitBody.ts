import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestProblem } from './RequestProblem.ts';

/** Refuses bodies of more than so many bytes with status 413, before they are read whole. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new RequestProblem(413, `The body is too large; at most ${maxBytes} bytes are read.`);
    },
  });
}
