/** An example in a bundle. */
export interface PlaygroundExample {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** One sentence about what the map shows. */
  readonly description: string;
  /** Name of the program file. */
  readonly file: string;
  readonly source: string;
}

const texts = ['name', 'title', 'description', 'file', 'source'] as const;

/**
 * Reads the examples of a bundle.
 *
 * @param data - parsed JSON
 * @param sampleOrigin - origin in the programs, which is replaced with `origin`
 * @throws Error if the data is not a bundle
 */
export function readBundle(
  data: unknown,
  sampleOrigin: string,
  origin: string,
): readonly PlaygroundExample[] {
  const { examples } = (data ?? {}) as { readonly examples?: unknown };
  if (!Array.isArray(examples) || examples.length === 0 || !examples.every(isExample)) {
    throw new Error('The examples could not be read. Reload the page.');
  }
  return examples.map((example) => ({
    ...example,
    source: example.source.replaceAll(sampleOrigin, origin),
  }));
}

function isExample(value: unknown): value is PlaygroundExample {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    texts.every((field) => typeof fields[field] === 'string') &&
    /^[a-z0-9-]+\/[a-z0-9-]+$/.test(String(fields['name'])) &&
    /^main\.tsx?$/.test(String(fields['file']))
  );
}

/** Name of an example in its group, as in URLs. */
export function shortName({ name }: Pick<PlaygroundExample, 'name'>): string {
  return name.slice(name.indexOf('/') + 1);
}
