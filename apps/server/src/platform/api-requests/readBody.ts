import { maxBodyBytes, maxVenueBytes } from '@mezzanine/api-contract/limits';
import type { Operation } from '@mezzanine/api-contract/operation';
import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';

/**
 * Reads a body that must be JSON in UTF-8.
 *
 * @throws RequestProblem 415, 413 or 400
 */
export async function readBody(context: Context, { requestBody }: Operation): Promise<unknown> {
  const [type = '', ...parameters] = (context.req.header('Content-Type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const isUtf8 = parameters.every((one) => one === '' || /^charset="?utf-8"?$/.test(one));
  const types = Object.keys(requestBody?.content ?? {});
  if (!types.includes(type) || !isUtf8) {
    throw new RequestProblem(
      415,
      `The body's Content-Type is "${[type, ...parameters].join('; ').slice(0, 60)}"; expected ${types.join(' or ')}.`,
    );
  }
  return parse(await readAtMost(context, maxBodyBytes));
}

/**
 * Reads a file of one of the types that the operation accepts.
 *
 * @throws RequestProblem 415, 413 or 400
 */
export async function readFileBody(
  context: Context,
  { requestBody }: Operation,
): Promise<Uint8Array> {
  const given = (context.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  const types = Object.keys(requestBody?.content ?? {});
  if (given === undefined || !types.includes(given)) {
    throw new RequestProblem(
      415,
      `The body's Content-Type is "${(given ?? '').slice(0, 60)}"; expected ${types.join(', ')}.`,
    );
  }
  const bytes = await readAtMost(context, maxVenueBytes);
  if (bytes.length > 0) return bytes;
  throw new RequestProblem(400, 'The body is empty; expected the file of a venue.');
}

async function readAtMost(context: Context, maxBytes: number): Promise<Uint8Array> {
  // If Content-Length is too large, the body is not read at all.
  if (Number(context.req.header('Content-Length') ?? 0) > maxBytes) {
    throw new RequestProblem(413, `The body is too large; at most ${maxBytes} bytes are read.`);
  }
  const stream = context.req.raw.body;
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new RequestProblem(413, `The body is too large; at most ${maxBytes} bytes are read.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  const given = bytes.length === 0 ? 'is empty' : 'is not JSON in UTF-8';
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestProblem(400, `The body ${given}; expected a JSON object.`);
  }
}
