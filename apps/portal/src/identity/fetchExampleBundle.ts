/** An example as its bundle has it. */
interface BundledExample {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Id of the demo venue that it shows. */
  readonly venue: string;
  /** What to notice in the code; Markdown of one line each. */
  readonly notes: readonly string[];
  /** Name of the program's file. */
  readonly file: string;
  readonly source: string;
  /** Addresses of its picture. */
  readonly poster?: { readonly light: string; readonly dark: string };
}

/** The examples of one group of the playground. */
export interface ExampleBundle {
  readonly group: string;
  readonly examples: readonly BundledExample[];
}

/** A bundle that could not be loaded; the message says what to do. */
export class BundleFailure extends Error {
  override readonly name = 'BundleFailure';
  /** Status of the answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(status: number | undefined, options?: ErrorOptions) {
    super(
      status === undefined || status >= 500
        ? 'The examples cannot be loaded: the server does not answer. Try again in a minute.'
        : status === 401 || status === 403
          ? `The server does not let you have these examples (${status}). Sign out, and sign in again.`
          : `The examples cannot be loaded (${status}). Reload the page: it may be older than the server.`,
      options,
    );
    this.status = status;
  }
}

/**
 * Loads the examples of a group, for a reader who is signed in.
 *
 * @param base - address of all bundles
 * @param getAccessToken - of `useIdentity`
 * @throws BundleFailure when there is no such bundle, or no answer; what `getAccessToken` throws.
 */
export async function fetchExampleBundle(
  base: string,
  group: string,
  getAccessToken: () => Promise<string>,
): Promise<ExampleBundle> {
  const token = await getAccessToken();
  const response = await fetch(`${base}/${encodeURIComponent(group)}.json`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  }).catch((cause: unknown) => {
    throw new BundleFailure(undefined, { cause });
  });
  if (!response.ok) throw new BundleFailure(response.status);
  return (await response.json()) as ExampleBundle;
}
