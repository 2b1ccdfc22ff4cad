import type { StaticHtml } from '../code/StaticHtml.ts';

/** Code as a page gets it, as HTML for `CodeBlock`. */
export interface CodeData extends StaticHtml {
  /** Where its types are: `/types/<types>.json`; undefined for code that has none. */
  readonly types?: string;
}

/** What a page gets of an example: text for readers and its source, highlighted. */
export interface ExampleData extends CodeData {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** One sentence that says what is seen; also the map's text alternative. */
  readonly description: string;
  /** Slug of the web SDK page it belongs to. */
  readonly topic: string;
  /** Address of that page, when it is published. */
  readonly guide?: string;
  /** Slug of its group in the playground. */
  readonly group: string;
  /** What to notice in the code, as HTML. */
  readonly notes: readonly string[];
  /** Name of the source's file. */
  readonly file: string;
  /** Whether its picture has been taken, light and dark. */
  readonly hasPicture: boolean;
}

/** What a page gets of code it quotes: a region of an example, or a file. */
export interface RegionData extends CodeData {
  /** Name of the example that the code belongs to. */
  readonly example?: string;
}
