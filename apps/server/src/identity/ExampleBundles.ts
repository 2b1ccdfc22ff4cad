import { z } from 'zod';

const exampleSchema = z.object({
  /** `<group>/<name>`. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Id of the demo venue that it shows. */
  venue: z.string(),
  /** What to notice in the code; Markdown of one line each. */
  notes: z.array(z.string()),
  /** Name of the program's file. */
  file: z.string(),
  source: z.string(),
  /** Addresses of its picture, where one was taken. */
  poster: z.object({ light: z.string(), dark: z.string() }).optional(),
});

const fileSchema = z.object({
  version: z.literal(1),
  groups: z.record(z.string(), z.array(exampleSchema)),
});

/** The examples of the playground by group, as the build wrote them, ready to be sent. */
export class ExampleBundles {
  readonly #bundles: ReadonlyMap<string, string>;

  private constructor(bundles: ReadonlyMap<string, string>) {
    this.#bundles = bundles;
  }

  /** @throws when the text is not what the build writes. */
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

  /** @returns the bundle as JSON; undefined where there is no such group. */
  get(group: string): string | undefined {
    return this.#bundles.get(group);
  }
}
