import { RequestProblem } from '../problem/RequestProblem.ts';
import { describeFaults, type Fault } from './Fault.ts';

/** Faults that a problem lists. */
const maxFaults = 50;

/** @throws RequestProblem 422 that lists the faults of a body, where it has any */
export function refuseBody(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new RequestProblem(
    422,
    `The body is not as expected. ${describeFaults(faults)}`,
    {},
    faults.slice(0, maxFaults),
  );
}
