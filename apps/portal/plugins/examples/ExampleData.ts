import type { StaticHtml } from '../code/StaticHtml.ts';

/** Code in a page, as HTML for `CodeBlock`. */
export interface CodeData extends StaticHtml {
  /** Id of its types at `/types/<types>.json`; undefined for code without types. */
  readonly types?: string;
}

/** An example in a page: text and highlighted source. */
export interface ExampleData extends CodeData {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** One sentence about what the map shows; also its text alternative. */
  readonly description: string;
  /** Slug of the web SDK page it belongs to. */
  readonly topic: string;
  /** URL of that page, if it is published. */
  readonly guide?: string;
  /** Slug of its group in the playground. */
  readonly group: string;
  /** Remarks about the code, as HTML. */
  readonly notes: readonly string[];
  /** Name of the source file. */
  readonly file: string;
  /** Whether light and dark screenshots exist. */
  readonly hasPicture: boolean;
}

/** Quoted code in a page: a region of an example, or a file. */
export interface RegionData extends CodeData {
  /** Name of the example that the code belongs to. */
  readonly example?: string;
}
