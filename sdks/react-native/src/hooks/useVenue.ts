import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LoadProgress, Venue, VenueSource } from '@mezzanine/mezzanine-js/headless';
import { loadVenue, type LoadVenueOptions } from '../venue/loadVenue.ts';
import { useLatest } from './useLatest.ts';

/** Options of {@link useVenue}. */
export interface UseVenueOptions extends Pick<
  LoadVenueOptions,
  'cache' | 'cachePolicy' | 'language'
> {
  /** Called on every progress change. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
}

/** Loading state of {@link useVenue}. */
export type VenueResult = {
  /**
   * Loads again, after an error or because the venue has changed. Passing an equal source again loads
   * nothing.
   */
  readonly reload: () => void;
} & (
  | { readonly status: 'idle' | 'loading'; readonly venue: undefined; readonly error: undefined }
  | { readonly status: 'ready'; readonly venue: Venue; readonly error: undefined }
  | { readonly status: 'error'; readonly venue: undefined; readonly error: Error }
);

interface Settled {
  readonly request: object;
  readonly venue?: Venue;
  readonly error?: Error;
}

/**
 * Loads a venue. Loading is canceled when the component unmounts or the source changes. Errors are
 * state, not exceptions. It needs no map, so lists and search screens can use it, too.
 *
 * @param source - as for `loadVenue`; may be an inline object; `undefined` waits
 * @param options - cache, language, and progress callback
 * @returns the status, and the venue or a `MezzanineError`
 * @example
 * const { venue, error } = useVenue({ accessToken, venueId: 'mall', baseUrl }, { cache });
 */
export function useVenue(
  source: VenueSource | undefined,
  options: UseVenueOptions = {},
): VenueResult {
  const { cache, cachePolicy, language } = options;
  const wanted = useSameSource(source);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const onProgress = useLatest(options.onProgress);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const request = useMemo(
    () => ({ source: wanted, language, cache, cachePolicy, attempt }),
    [wanted, language, cache, cachePolicy, attempt],
  );
  useEffect(() => {
    if (request.source === undefined) return undefined;
    const stop = new AbortController();
    const settle = (outcome: Pick<Settled, 'venue' | 'error'>) => {
      if (!stop.signal.aborted) setSettled({ request, ...outcome });
    };
    loadVenue(request.source, {
      signal: stop.signal,
      cache: request.cache,
      cachePolicy: request.cachePolicy,
      ...(request.language !== undefined && { language: request.language }),
      onProgress: (progress) => onProgress.current?.(progress),
    }).then(
      (venue) => settle({ venue }),
      (error: unknown) => settle({ error: errorOf(error) }),
    );
    return () => stop.abort();
  }, [request, onProgress]);
  return useMemo(() => {
    const none = { venue: undefined, error: undefined, reload };
    if (request.source === undefined) return { status: 'idle', ...none };
    // Ignores the result of another request.
    const current = settled?.request === request ? settled : undefined;
    if (current?.venue) return { ...none, status: 'ready', venue: current.venue };
    if (current?.error) return { ...none, status: 'error', error: current.error };
    return { status: 'loading', ...none };
  }, [request, settled, reload]);
}

/** Returns the same object while it identifies the same venue, so sources may be inline objects. */
function useSameSource(source: VenueSource | undefined): VenueSource | undefined {
  const text = source instanceof URL ? source.href : textOf(source);
  const [kept, keep] = useState({ text, source });
  if (kept.text === text && (text !== undefined || kept.source === source)) return kept.source;
  keep({ text, source });
  return source;
}

function textOf(source: VenueSource | undefined): string | undefined {
  if (typeof source === 'string') return source;
  const isServer = typeof source === 'object' && 'venueId' in source;
  return isServer ? JSON.stringify(source) : undefined;
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
