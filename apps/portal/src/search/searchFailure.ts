/** Messages about a failed search. */
export interface SearchFailure {
  readonly hint: string;
  /** Message of the service, if there is one. */
  readonly detail: string | undefined;
  /** Whether retrying can help. */
  readonly mayPass: boolean;
}

/** Interprets an error of the search client. */
export function searchFailure(failure: unknown): SearchFailure {
  const { name, message, status } = (failure ?? {}) as {
    readonly name?: string;
    readonly message?: string;
    readonly status?: number;
  };
  const hint = 'You might want to check your network connection.';
  if (name === 'ApiError') {
    const answer = `${status ?? ''} ${message ?? ''}`.trim();
    return { hint, detail: `The search service rejected the search: ${answer}`, mayPass: false };
  }
  return {
    hint,
    // The client's message about unreachable hosts is for developers.
    detail: name === 'RetryError' || message === undefined ? undefined : message,
    mayPass: true,
  };
}
