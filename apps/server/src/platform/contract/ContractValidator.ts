import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from './JsonSchema.ts';
import { componentSchemas, operations } from './openApiDocument.ts';
import type { Operation, OperationResponse } from './Operation.ts';
import { problemResponses } from './problemResponses.ts';

/** One thing in a request that the contract does not allow. */
export interface Fault {
  /** JSON Pointer into what was looked at. */
  readonly pointer: string;
  readonly detail: string;
}

/** Checks what is sent and what is answered by the contract. */
export class ContractValidator {
  readonly #ajv: Ajv2020;
  readonly #coercing: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    const options = { allErrors: true, strict: true, strictTypes: false, strictTuples: false };
    this.#ajv = new Ajv2020(options);
    // Values in addresses are text; the contract says which of them are numbers.
    this.#coercing = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
    for (const ajv of [this.#ajv, this.#coercing]) {
      addFormats(ajv, ['date-time', 'date', 'uri']);
      // Words that describe and do not check.
      ajv.addKeyword('example');
      for (const [name, schema] of Object.entries(componentSchemas)) {
        ajv.addSchema(schema, `#/components/schemas/${name}`);
      }
    }
  }

  /** What the contract does not allow of a body; nothing for a good one. */
  faultsOfBody(operation: Operation, body: unknown): readonly Fault[] {
    const schema = operation.requestBody?.content['application/json'].schema;
    if (schema === undefined) return [];
    return faultsOf(this.#check(this.#ajv, `${operation.operationId} body`, schema), body);
  }

  /**
   * Checks the parameters of one place, and turns them into the types of the contract.
   *
   * @param given - is changed: text becomes numbers, defaults are added
   */
  faultsOfParameters(
    operation: Operation,
    place: 'path' | 'query' | 'header',
    given: Record<string, unknown>,
  ): readonly Fault[] {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const schema: JsonSchema = {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    const key = `${operation.operationId} ${place}`;
    return faultsOf(this.#check(this.#coercing, key, schema), given);
  }

  /** What is wrong with an answer; nothing for one that the contract describes. */
  faultsOfAnswer(
    operation: Operation,
    status: number,
    type: string | undefined,
    body?: unknown,
  ): readonly Fault[] {
    const response = responseOf(operation, status);
    if (response === undefined)
      return [{ pointer: '', detail: `status ${status} is not described` }];
    if (response.content === undefined) {
      return type === undefined
        ? []
        : [{ pointer: '', detail: `a body of ${type} is not described` }];
    }
    const content = type === undefined ? undefined : response.content[type];
    if (content === undefined)
      return [{ pointer: '', detail: `the type ${type} is not described` }];
    if (!type?.endsWith('json')) return [];
    const key = `${operation.operationId} ${status} ${type}`;
    return faultsOf(this.#check(this.#ajv, key, content.schema), body);
  }

  #check(ajv: Ajv2020, key: string, schema: JsonSchema): ValidateFunction {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const check = ajv.compile(schema);
    this.#compiled.set(key, check);
    return check;
  }
}

/** The operation of this id. */
export function operationOf(operationId: string): Operation {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation "${operationId}".`);
  return operation;
}

function responseOf(operation: Operation, status: number): OperationResponse | undefined {
  const response = operation.responses[String(status)];
  if (response === undefined || !('$ref' in response)) return response;
  return problemResponses[response.$ref.slice('#/components/responses/'.length)];
}

function faultsOf(check: ValidateFunction, value: unknown): readonly Fault[] {
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, 20).map((error) => ({
    pointer: error.instancePath,
    detail: describe(error),
  }));
}

function describe({ keyword, message = 'is wrong', params }: ErrorObject): string {
  if (keyword === 'additionalProperties') {
    return `unknown field ${JSON.stringify(String(params['additionalProperty']).slice(0, 60))}`;
  }
  if (keyword === 'enum')
    return `must be one of ${(params['allowedValues'] as string[]).join(', ')}`;
  return message;
}
