/** A parameter, as the form needs it. */
export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly example?: string | number;
  readonly schema: {
    readonly enum?: readonly string[];
    readonly default?: string | number | boolean;
  };
}

/** An operation of the contract that the server serves, as the form needs it. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly security: readonly { readonly bearer: readonly string[] }[];
  readonly parameters: readonly ContractParameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly example: unknown } };
  };
}

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Omit<ContractOperation, 'method' | 'path'>>>>
  >;
}

let known: Promise<Contract> | undefined;

/**
 * An operation as this server has it.
 *
 * @throws when the server does not answer, or has no such operation
 */
export async function loadOperation(operationId: string): Promise<ContractOperation> {
  known ??= fetchContract();
  known.catch(() => (known = undefined));
  const { paths } = await known;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.operationId === operationId) return { ...operation, method, path };
    }
  }
  throw new Error('This server has no such operation: the page is of another version.');
}

async function fetchContract(): Promise<Contract> {
  const response = await fetch('/api/v1/openapi.json');
  if (!response.ok) throw new Error(`/api/v1/openapi.json was answered with ${response.status}.`);
  return (await response.json()) as Contract;
}
