import { MezzanineError, type MezzanineErrorCode } from '@mezzanine/react-sdk';
import type { ViewerTexts } from '../text/texts.ts';

/** An error message for users of the map. */
export interface Failure {
  readonly title: string;
  readonly hint: string;
  /** Whether trying again can help. */
  readonly canRetry: boolean;
}

type FailureTexts = ViewerTexts['failure'];
type Kind = 'notFound' | 'refused' | 'offline' | 'noGraphics' | 'broken' | 'badVenue';

const KINDS: Partial<Record<MezzanineErrorCode, Kind>> = {
  'venue-not-found': 'notFound',
  'http-status': 'notFound',
  unauthorized: 'refused',
  network: 'offline',
  aborted: 'offline',
  'no-webgl': 'noGraphics',
  'context-lost': 'noGraphics',
  'invalid-argument': 'badVenue',
};

/**
 * Describes an error.
 *
 * @param error - from loading or drawing
 * @param texts - the table
 * @param isPrivate - whether the link grants access to a private map; a failure then means that access was denied
 */
export function describeFailure(error: Error, texts: FailureTexts, isPrivate: boolean): Failure {
  const code = error instanceof MezzanineError ? error.code : undefined;
  let kind: Kind = (code && KINDS[code]) ?? 'broken';
  if (isPrivate && kind === 'notFound') kind = 'refused';
  return { title: texts[kind], hint: texts[`${kind}Hint`], canRetry: kind === 'offline' };
}
