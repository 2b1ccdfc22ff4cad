import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RequestProblem } from './RequestProblem.ts';

/** Rejects bodies above a size with status 413, before they are read completely. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new RequestProblem(413, `The body is too large; at most ${maxBytes} bytes are read.`);
    },
  });
}
