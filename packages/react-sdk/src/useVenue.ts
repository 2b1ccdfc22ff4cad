'use client';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import {
  loadVenue,
  type LoadProgress,
  type Venue,
  type VenueSource,
} from '@mezzanine/mezzanine-js';
import { useLatest } from './useLatest.ts';

/** Options of {@link useVenue}. */
export interface UseVenueOptions {
  /** Called on every progress change. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
}

/** Loading state of {@link useVenue}. */
export type VenueResult = {
  /** Loads again, after an error or because the venue has changed. */
  readonly reload: () => void;
} & (
  | { readonly status: 'idle' | 'loading'; readonly venue: undefined; readonly error: undefined }
  | { readonly status: 'ready'; readonly venue: Venue; readonly error: undefined }
  | { readonly status: 'error'; readonly venue: undefined; readonly error: Error }
);

interface Settled {
  readonly source: VenueSource;
  readonly attempt: number;
  readonly venue?: Venue;
  readonly error?: Error;
}

/**
 * Loads a venue. Loading is canceled when the component unmounts or the source changes. Errors are
 * state, not exceptions. Does not need a `<MapView>`.
 *
 * @param source - source for `loadVenue`; may be an inline object; `undefined` waits
 * @param options - progress callback
 * @returns the status, and the venue or a `MezzanineError`
 * @example
 * const { venue, error } = useVenue('/venues/mall.mvf.zip');
 */
export function useVenue(
  source: VenueSource | undefined,
  options: UseVenueOptions = {},
): VenueResult {
  const wanted = useSameSource(source);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const onProgress = useLatest(options.onProgress);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const stop = new AbortController();
    const settle = (outcome: Pick<Settled, 'venue' | 'error'>) => {
      if (stop.signal.aborted) return;
      // A venue causes a lot of rendering: a transition keeps the page responsive.
      startTransition(() => setSettled({ source: wanted, attempt, ...outcome }));
    };
    loadVenue(wanted, {
      signal: stop.signal,
      onProgress: (progress) => onProgress.current?.(progress),
    }).then(
      (venue) => settle({ venue }),
      (error: unknown) => settle({ error: errorOf(error) }),
    );
    return () => stop.abort();
  }, [wanted, attempt, onProgress]);
  return useMemo(() => {
    const none = { venue: undefined, error: undefined, reload };
    if (wanted === undefined) return { status: 'idle', ...none };
    // Ignores the result of another source.
    const current = settled?.source === wanted && settled.attempt === attempt ? settled : undefined;
    if (current?.venue) return { ...none, status: 'ready', venue: current.venue };
    if (current?.error) return { ...none, status: 'error', error: current.error };
    return { status: 'loading', ...none };
  }, [wanted, attempt, settled, reload]);
}

/**
 * Returns the same object while it identifies the same venue, so sources may be inline objects.
 */
function useSameSource(source: VenueSource | undefined): VenueSource | undefined {
  const { key, secret, accessToken, venueId, baseUrl } = fieldsOf(source);
  const plain = source instanceof URL ? source.href : source;
  const isNamed = key !== undefined || accessToken !== undefined;
  const other = isNamed ? undefined : plain;
  return useMemo(() => {
    if (!isNamed) return other;
    const opening = accessToken === undefined ? { key, secret } : { accessToken };
    return { ...opening, venueId, baseUrl } as VenueSource;
  }, [isNamed, key, secret, accessToken, venueId, baseUrl, other]);
}

function fieldsOf(source: unknown): Readonly<Record<string, string | undefined>> {
  const isObject = typeof source === 'object' && source !== null;
  const isNamed = isObject && ('key' in source || 'accessToken' in source);
  return isNamed ? (source as Record<string, string>) : {};
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
