import { jsonBodyOf, type Operation, type Parameter } from '@mezzanine/api-contract/operation';

/** A request that an operation answers, made of the examples of the contract. */
export interface SampleRequest {
  readonly method: string;
  /** As the contract has it: `/venues/{venueId}`. */
  readonly template: string;
  /** Filled in, with its query. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: unknown;
  /** Whether the body is the file of a venue. */
  readonly sendsFile: boolean;
  readonly needsToken: boolean;
  readonly needsWriting: boolean;
  readonly answer: 'json' | 'bytes' | 'nothing';
}

/**
 * The request of an operation's samples: its path and what it requires, optional parameters where
 * the contract gives an example.
 *
 * @throws when the contract gives no example of what must be sent
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
        throw new Error(`The contract gives no example of "${name}" of ${operationId}.`);
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
