import type { Context } from 'hono';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import type { ContractValidator, ReadParameters } from '../../validation/ContractValidator.ts';
import { describeFaults } from '../../validation/Fault.ts';
import { refuseBody } from '../../validation/refuseBody.ts';
import { unstorableTexts } from '../../validation/unstorableTexts.ts';
import { jsonBodyOf, type Operation } from '@mezzanine/api-contract/operation';
import type { Call, OperationId } from './Call.ts';
import type { Callers } from './Callers.ts';
import { readBody } from './readBody.ts';
import { pathParametersOf } from './routeOf.ts';

/** Dependencies for validating requests. */
export interface CallChecks {
  readonly callers: Callers;
  readonly validator: ContractValidator;
}

/**
 * Reads and validates a request against the contract: first the caller, then the parameters, then
 * the body.
 *
 * @throws RequestProblem 400, 401, 403, 404, 413, 415 or 422
 */
export async function readCall<Id extends OperationId>(
  context: Context,
  operation: Operation,
  { callers, validator }: CallChecks,
): Promise<Call<Id>> {
  const ids = pathParametersOf(operation, context.req.param());
  // A venue to publish need not exist yet.
  const venueId = operation.operationId === 'putVenue' ? undefined : ids['venueId'];
  const caller = await callers.require(context, operation, venueId);
  const path = validator.readParameters(operation, 'path', ids);
  if (path.faults !== undefined) refusePath(operation, ids);
  const query = accept('query', validator.readParameters(operation, 'query', readQuery(context)));
  const headers = accept(
    'header',
    validator.readParameters(operation, 'header', readHeaders(context, operation)),
  );
  const body = jsonBodyOf(operation) === undefined ? undefined : await readBody(context, operation);
  refuseBody(validator.faultsOfBody(operation, body));
  refuseBody(unstorableTexts(body));
  // The types are generated from the same contract as the validator.
  return {
    context,
    caller,
    path: path.value,
    query,
    headers,
    body,
  } as unknown as Call<Id>;
}

/** Nothing with a malformed id exists (404); an object to create with one is invalid. */
function refusePath({ method, path: template }: Operation, path: object): never {
  const given = Object.values(path)
    .map((value) => `"${String(value).slice(0, 60)}"`)
    .join(', ');
  const isNew = method === 'put';
  throw new RequestProblem(
    isNew ? 400 : 404,
    `${template} with ${given} does not exist. Ids have at most 100 letters, digits, and the characters . _ : ~ -`,
  );
}

function readQuery(context: Context): Record<string, string> {
  const all = context.req.queries();
  for (const [name, values] of Object.entries(all)) {
    if (values.length > 1) {
      throw new RequestProblem(
        400,
        `The parameter ${name.slice(0, 60)} is given twice; expected one value.`,
      );
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, [value = '']]) => [name, value]));
}

function readHeaders(context: Context, { parameters }: Operation): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ in: place, name }) => {
      const value = place === 'header' ? context.req.header(name) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function accept(place: string, read: ReadParameters): Readonly<Record<string, unknown>> {
  if (read.faults === undefined) return read.value;
  throw new RequestProblem(400, `The ${place} is invalid. ${describeFaults(read.faults)}`);
}
