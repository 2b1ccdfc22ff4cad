import { operations } from './openApiDocument.ts';
import type { Operation } from './Operation.ts';

/** Returns the operation with this id. */
export function operationOf(operationId: string): Operation {
  const operation = operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation "${operationId}".`);
  return operation;
}
