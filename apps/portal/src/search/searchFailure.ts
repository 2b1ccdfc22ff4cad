/** What to tell a reader of a search that failed. */
export interface SearchFailure {
  readonly hint: string;
  /** What the service said, where it said something. */
  readonly detail: string | undefined;
  /** Whether it may pass by itself. */
  readonly mayPass: boolean;
}

/** Reads what the search client threw. */
export function searchFailure(failure: unknown): SearchFailure {
  const { name, message, status } = (failure ?? {}) as {
    readonly name?: string;
    readonly message?: string;
    readonly status?: number;
  };
  if (name === 'ApiError') {
    return {
      hint: 'The search service refused the search.',
      detail: `${status ?? ''} ${message ?? ''}`.trim(),
      mayPass: false,
    };
  }
  return {
    hint: 'You might want to check your network connection.',
    // The client's own words on unreachable hosts speak to developers.
    detail: name === 'RetryError' || message === undefined ? undefined : message,
    mayPass: true,
  };
}
