import { z } from 'zod';

const exampleSchema = z.object({
  /** `<group>/<name>`. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Id of its demo venue. */
  venue: z.string(),
  /** Notes about the code, one line of Markdown each. */
  notes: z.array(z.string()),
  /** File name of the program. */
  file: z.string(),
  source: z.string(),
  /** URLs of its screenshot, if there is one. */
  poster: z.object({ light: z.string(), dark: z.string() }).optional(),
});

const fileSchema = z.object({
  version: z.literal(1),
  groups: z.record(z.string(), z.array(exampleSchema)),
});

/** The examples of the playground by group, as written by the build, ready to be sent. */
export class ExampleBundles {
  readonly #bundles: ReadonlyMap<string, string>;

  private constructor(bundles: ReadonlyMap<string, string>) {
    this.#bundles = bundles;
  }

  /** @throws if the text is not in the format that the build writes. */
  static parse(text: string): ExampleBundles {
    const { groups } = fileSchema.parse(JSON.parse(text));
    return new ExampleBundles(
      new Map(
        Object.entries(groups).map(([group, examples]) => [
          group,
          JSON.stringify({ group, examples }),
        ]),
      ),
    );
  }

  /** Names of the groups. */
  get groups(): readonly string[] {
    return [...this.#bundles.keys()];
  }

  /** @returns the bundle as JSON; undefined if there is no such group. */
  get(group: string): string | undefined {
    return this.#bundles.get(group);
  }
}
