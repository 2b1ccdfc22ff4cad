/** The content of a playground page before the user signs in. */
export interface ExampleCard {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** One sentence about what the map shows. */
  readonly description: string;
  /** URL of the page it belongs to, if that is published. */
  readonly guide?: string;
  /** Whether light and dark screenshots exist. */
  readonly hasPicture: boolean;
}
