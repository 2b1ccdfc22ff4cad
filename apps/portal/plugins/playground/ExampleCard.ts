/** What a page of the playground gets of an example before the reader signs in. */
export interface ExampleCard {
  /** `<group>/<name>`. */
  readonly name: string;
  readonly title: string;
  /** One sentence that says what is seen. */
  readonly description: string;
  /** Address of the page it belongs to, when it is published. */
  readonly guide?: string;
  /** Whether its picture has been taken, light and dark. */
  readonly hasPicture: boolean;
}
