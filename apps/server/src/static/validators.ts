/** Identifies a state of a resource. */
export interface Validators {
  /** Including its quotes. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** The request headers of a conditional request. */
export interface Conditions {
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
  readonly ifRange?: string | undefined;
}

/** Whether the client's copy is current, so that the response is 304 (RFC 9110, 13.2.2). */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: Conditions,
  validators: Validators,
): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(validators.etag);
  }
  return ifModifiedSince !== undefined && wholeSeconds(validators) <= Date.parse(ifModifiedSince);
}

/** Whether a Range header applies: without If-Range, or if that matches the current state. */
export function isRangeCurrent({ ifRange }: Conditions, validators: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange === validators.etag;
  return wholeSeconds(validators) === Date.parse(ifRange);
}

function wholeSeconds({ modified }: Validators): number {
  return Math.floor(modified / 1000) * 1000;
}
