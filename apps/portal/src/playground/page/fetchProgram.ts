/** A program, highlighted by the build. */
export interface ShownProgram {
  /** Name of its file. */
  readonly file: string;
  readonly html: string;
}

/**
 * Loads the program of an example for reading. Guides show the same programs, so this needs no token.
 *
 * @param name - `<group>/<name>`
 * @throws Error if the server does not return it; the message says what to do
 */
export async function fetchProgram(name: string, signal: AbortSignal): Promise<ShownProgram> {
  const response = await fetch(`/play/programs/${name}.json`, { signal });
  if (response.ok) return (await response.json()) as ShownProgram;
  throw new Error(
    `The program of ${name} cannot be loaded (status ${response.status}). Reload the page: it may be older than the server.`,
  );
}
