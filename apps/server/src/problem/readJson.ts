import type { Context } from 'hono';
import type { z } from 'zod';
import { describeFaults } from '../validation/Fault.ts';
import { readValue } from '../validation/readValue.ts';
import { RequestProblem } from './RequestProblem.ts';

/** Browsers send `sendBeacon` as `text/plain`, which avoids a preflight. */
const jsonTypes: readonly string[] = ['application/json', 'text/plain'];

/**
 * Reads and checks a JSON body.
 *
 * @throws RequestProblem 415 for another content type, 400 for invalid JSON or an unexpected
 *   structure.
 */
export async function readJson<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && !jsonTypes.includes(type)) {
    throw new RequestProblem(
      415,
      `The body's Content-Type is "${type.slice(0, 60)}"; expected application/json.`,
    );
  }
  return readUntypedJson(context, schema);
}

/**
 * Reads and checks a JSON body with any content type, because older clients of the search provider
 * send it as a form.
 *
 * @throws RequestProblem 400 for invalid JSON or an unexpected structure.
 */
export async function readUntypedJson<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const read = readValue(schema, parseJson(await context.req.text()));
  if (read.faults === undefined) return read.value;
  throw new RequestProblem(400, `The body is invalid. ${describeFaults(read.faults)}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const given = text === '' ? 'is empty' : 'is not JSON';
    throw new RequestProblem(400, `The body ${given}; expected a JSON object.`);
  }
}
