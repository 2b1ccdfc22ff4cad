import type { z } from 'zod';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import {
  jsonBodyOf,
  type Operation,
  type OperationResponse,
  type Parameter,
} from '@mezzanine/api-contract/operation';
import { problemResponses } from '@mezzanine/api-contract/problem-responses';
import { compileSchema } from './compileSchema.ts';
import type { Fault } from './Fault.ts';
import { faultsOf, readValue, type ReadValue } from './readValue.ts';

/** The parameters of one location, in the types of the contract, or their errors. */
export type ReadParameters = ReadValue<Readonly<Record<string, unknown>>>;

/** Validates requests and responses against the contract. */
export class ContractValidator {
  readonly #compiled = new Map<string, z.ZodType>();

  /** Errors of a body; an empty list for a valid one. */
  faultsOfBody(operation: Operation, body: unknown): readonly Fault[] {
    const schema = jsonBodyOf(operation)?.schema;
    if (schema === undefined) return [];
    return faultsOf(this.#check(`${operation.operationId} body`, schema), body);
  }

  /**
   * Validates the parameters of one location. Converts strings to the numbers and booleans of the
   * contract, and adds the defaults of missing parameters.
   */
  readParameters(
    operation: Operation,
    place: Parameter['in'],
    given: Readonly<Record<string, string>>,
  ): ReadParameters {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const schema = this.#check(`${operation.operationId} ${place}`, {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    });
    const types = new Map(parameters.map(({ name, schema }) => [name, schema.type]));
    const values = Object.fromEntries(
      Object.entries(given).map(([name, text]) => [name, valueOf(text, types.get(name))]),
    );
    return readValue(schema, values) as ReadParameters;
  }

  /** Errors of a response; an empty list if it matches the contract. */
  faultsOfAnswer(
    operation: Operation,
    status: number,
    type: string | undefined,
    body?: unknown,
  ): readonly Fault[] {
    const response = responseOf(operation, status);
    if (response === undefined) return notDescribed(`status ${status}`);
    if (response.content === undefined) {
      return type === undefined ? [] : notDescribed(`a body of ${type}`);
    }
    const content = type === undefined ? undefined : response.content[type];
    if (content === undefined) return notDescribed(`the type ${type}`);
    if (!type?.endsWith('json')) return [];
    const key = `${operation.operationId} ${status} ${type}`;
    return faultsOf(this.#check(key, content.schema), body);
  }

  #check(key: string, schema: JsonSchema): z.ZodType {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const check = compileSchema(schema);
    this.#compiled.set(key, check);
    return check;
  }
}

/**
 * Values in URLs and headers are strings. A value that is not valid for its type remains a string.
 */
function valueOf(text: string, type: JsonSchema['type']): string | number | boolean {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumeric = type === 'integer' || type === 'number';
  return isNumeric && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function responseOf(operation: Operation, status: number): OperationResponse | undefined {
  const response = operation.responses[String(status)];
  if (response === undefined || !('$ref' in response)) return response;
  return problemResponses[response.$ref.slice('#/components/responses/'.length)];
}

function notDescribed(what: string): readonly Fault[] {
  return [{ pointer: '', detail: `${what} is not described` }];
}
