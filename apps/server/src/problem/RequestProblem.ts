import type { Fault } from '../validation/Fault.ts';

/** Statuses of rejected requests. */
export const problemStatuses = [
  400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 503, 507,
] as const;

/** Status of a rejected request. */
export type ProblemStatus = (typeof problemStatuses)[number];

/**
 * An error in a request, thrown by any handler. The application converts it to the error format of
 * the requested API. Clients only see `detail`, `errors`, and the additional members.
 */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly status: ProblemStatus;
  readonly headers: Readonly<Record<string, string>>;
  /** Invalid parts of the body. Shown to the client. */
  readonly errors: readonly Fault[];
  /** Additional members of the problem document. Shown to the client. */
  extensions: Readonly<Record<string, unknown>> = {};

  /** @param detail What was given, what was expected, and how to fix it. Shown to the client. */
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
