/** What a page gets of an example: text for readers and its source, highlighted. */
export interface ExampleData {
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
  /** The source as HTML for `CodeBlock`. */
  readonly html: string;
  /** Whether its picture has been taken, light and dark. */
  readonly hasPicture: boolean;
}

/** What a page gets of one region. */
export interface RegionData {
  readonly html: string;
}
