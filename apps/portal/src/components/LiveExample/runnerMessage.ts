/** A message from an example's page to the page that embeds it. */
export type RunnerMessage =
  | { readonly state: 'ready' }
  | { readonly state: 'error'; readonly message: string };

/** Returns a valid message from this frame of the same origin, otherwise undefined. */
export function runnerMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { readonly contentWindow: unknown } | null,
  ownOrigin: string,
): RunnerMessage | undefined {
  if (event.origin !== ownOrigin || frame === null) return undefined;
  if (event.source === null || event.source !== frame.contentWindow) return undefined;
  const data = event.data;
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, state, message } = data as Readonly<Record<string, unknown>>;
  if (source !== 'mezzanine-example') return undefined;
  if (state === 'ready') return { state };
  if (state !== 'error') return undefined;
  const text = typeof message === 'string' ? message.slice(0, 500) : '';
  return { state, message: text || 'The example failed without an error message.' };
}
