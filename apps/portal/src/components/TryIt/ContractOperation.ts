/** The properties of a parameter that the form needs. */
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

/** The properties of an operation that the form needs. */
export interface ContractOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Alternatives; an empty one needs no token. */
  readonly security: readonly { readonly bearer?: readonly string[] }[];
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
 * Loads an operation from the server's contract.
 *
 * @throws if the server does not respond, or has no such operation
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
  throw new Error(
    'This server does not have the operation, because this page is for another version. Reload the page.',
  );
}

async function fetchContract(): Promise<Contract> {
  const response = await fetch('/api/v1/openapi.json');
  if (!response.ok)
    throw new Error(`/api/v1/openapi.json returned status ${response.status}. Reload the page.`);
  return (await response.json()) as Contract;
}
