import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ContractValidator, Fault } from '../contract/ContractValidator.ts';
import type { Operation } from '../contract/Operation.ts';
import type { Call, OperationId } from './Call.ts';
import type { Callers } from './Callers.ts';
import { readBody, unstorableTexts } from './readBody.ts';

/** What requests are checked by. */
export interface CallChecks {
  readonly callers: Callers;
  readonly validator: ContractValidator;
}

/**
 * Reads a request as the contract has it: first who asks, then what for, then the body.
 *
 * @throws RequestProblem 400, 401, 403, 404, 413, 415 or 422
 */
export async function readCall<Id extends OperationId>(
  context: Context,
  operation: Operation,
  { callers, validator }: CallChecks,
): Promise<Call<Id>> {
  const path: Record<string, string> = { ...context.req.param() };
  const caller = await callers.require(context, operation, path['venueId']);
  if (validator.faultsOfParameters(operation, 'path', path).length > 0) {
    refusePath(operation, path);
  }
  const query = readQuery(context);
  refuseParameters('query', validator.faultsOfParameters(operation, 'query', query));
  const headers = readHeaders(context, operation);
  refuseParameters('header', validator.faultsOfParameters(operation, 'header', headers));
  const body = operation.requestBody === undefined ? undefined : await readBody(context);
  const faults = validator.faultsOfBody(operation, body);
  const bad = faults.length > 0 ? faults : unstorableTexts(body).map(unstorable);
  if (bad.length > 0) {
    throw new RequestProblem(422, `The body is not as expected. ${sentence(bad)}`, {}, bad);
  }
  // What the validator let through has the types that were generated from the same contract.
  return { context, caller, path, query, headers, body } as unknown as Call<Id>;
}

/** An id that cannot be one names nothing; one that is to be created is refused. */
function refusePath({ method, path: template }: Operation, path: object): never {
  const given = Object.values(path)
    .map((value) => `"${String(value).slice(0, 60)}"`)
    .join(', ');
  const isNew = method === 'put';
  throw new RequestProblem(
    isNew ? 400 : 404,
    `Nothing stands at ${template} with ${given}. Ids are of up to 100 letters, digits and the marks . _ : ~ -`,
  );
}

function readQuery(context: Context): Record<string, unknown> {
  const all = context.req.queries();
  for (const [name, values] of Object.entries(all)) {
    if (values.length > 1) {
      throw new RequestProblem(
        400,
        `The parameter ${name.slice(0, 60)} stands there twice; expected one.`,
      );
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, [value = '']]) => [name, value]));
}

function readHeaders(context: Context, { parameters }: Operation): Record<string, unknown> {
  return Object.fromEntries(
    parameters.flatMap(({ in: place, name }) => {
      const value = place === 'header' ? context.req.header(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function refuseParameters(place: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new RequestProblem(400, `The ${place} is not as expected. ${sentence(faults)}`);
}

function unstorable(pointer: string): Fault {
  return { pointer, detail: 'must be text without NUL and without half of a surrogate pair' };
}

function sentence(faults: readonly Fault[]): string {
  const texts = faults.slice(0, 5).map(({ pointer, detail }) => `${pointer} ${detail}`.trim());
  return `${texts.join('; ')}.`;
}
