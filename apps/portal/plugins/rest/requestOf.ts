import { jsonBodyOf, type Operation, type Parameter } from '@mezzanine/api-contract/operation';

/** A sample request of an operation, built from the examples of the contract. */
export interface SampleRequest {
  readonly method: string;
  /** Path in the contract: `/venues/{venueId}`. */
  readonly template: string;
  /** The path with values and query. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: unknown;
  /** Whether the body is a venue file. */
  readonly sendsFile: boolean;
  readonly needsToken: boolean;
  readonly needsWriting: boolean;
  readonly answer: 'json' | 'bytes' | 'nothing';
}

/**
 * Builds the sample request of an operation: path, required values, and optional parameters that have
 * an example in the contract.
 *
 * @throws if the contract has no example for a required value
 */
export function requestOf(operation: Operation): SampleRequest {
  const { method, path: template, parameters, security } = operation;
  const pathParameters = valuesOf(operation, parameters, 'path');
  const query = valuesOf(operation, parameters, 'query');
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(pathParameters[name])),
  );
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return {
    method: method.toUpperCase(),
    template,
    path: search === '' ? filled : `${filled}?${search}`,
    pathParameters,
    query,
    body: jsonBodyOf(operation)?.example,
    sendsFile: operation.requestBody !== undefined && jsonBodyOf(operation) === undefined,
    needsToken: security.length > 0,
    needsWriting: security.some(({ bearer: [scope] }) => scope !== 'read'),
    answer: answerOf(operation),
  };
}

function valuesOf(
  { operationId }: Operation,
  parameters: readonly Parameter[],
  place: Parameter['in'],
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    parameters
      .filter((each) => each.in === place && (each.required === true || 'example' in each))
      .map(({ name, example }) => {
        if (example !== undefined) return [name, example];
        throw new Error(
          `The contract has no example of "${name}" of ${operationId}. Add one to its schema.`,
        );
      }),
  );
}

function answerOf({ responses }: Operation): SampleRequest['answer'] {
  const [first] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const types =
    first !== undefined && 'content' in first[1] ? Object.keys(first[1].content ?? {}) : [];
  if (types.length === 0) return 'nothing';
  return types.some((type) => type.endsWith('json')) ? 'json' : 'bytes';
}
