/** An example in a bundle. */
interface BundledExample {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Id of its demo venue. */
  readonly venue: string;
  /** Remarks about the code; one line of Markdown each. */
  readonly notes: readonly string[];
  /** Name of the program file. */
  readonly file: string;
  readonly source: string;
  /** URLs of its screenshot. */
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
  /** Status of the response; undefined if there was none. */
  readonly status: number | undefined;

  constructor(status: number | undefined, options?: ErrorOptions) {
    super(
      status === undefined || status >= 500
        ? 'The examples cannot be loaded: the server does not respond. Try again in a minute.'
        : status === 401 || status === 403
          ? `You have no access to these examples (${status}). Sign out, and sign in again.`
          : `The examples cannot be loaded (${status}). Reload the page: it may be older than the server.`,
      options,
    );
    this.status = status;
  }
}

/**
 * Loads the examples of a group for a signed-in user.
 *
 * @param base - URL of all bundles
 * @param getAccessToken - from `useIdentity`
 * @throws BundleFailure if the bundle does not exist or there is no response, and errors of `getAccessToken`
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
