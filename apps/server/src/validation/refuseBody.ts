import { RequestProblem } from '../problem/RequestProblem.ts';
import { describeFaults, type Fault } from './Fault.ts';

/** Maximum number of errors in a problem. */
const maxFaults = 50;

/**
 * Rejects a body with errors.
 *
 * @throws RequestProblem 422 that lists them.
 */
export function refuseBody(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new RequestProblem(
    422,
    `The body is invalid. ${describeFaults(faults)}`,
    {},
    faults.slice(0, maxFaults),
  );
}
