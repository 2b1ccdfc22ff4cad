import type { Fault } from '../validation/Fault.ts';

/** Statuses that the server refuses a request with. */
export const problemStatuses = [
  400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 503, 507,
] as const;

/** A status that the server refuses a request with. */
export type ProblemStatus = (typeof problemStatuses)[number];

/**
 * A request that cannot be answered, thrown by any handler. The application turns it into the
 * error shape of the addressed interface; nothing but `detail` reaches the client.
 */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly status: ProblemStatus;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the body is not as expected; shown to the client. */
  readonly errors: readonly Fault[];
  /** Members that the problem document has besides; shown to the client. */
  extensions: Readonly<Record<string, unknown>> = {};

  /** @param detail What was given, what was expected, what to do; shown to the client. */
  constructor(
    status: ProblemStatus,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    errors: readonly Fault[] = [],
  ) {
    super(detail);
    this.status = status;
    this.headers = headers;
    this.errors = errors;
  }
}
