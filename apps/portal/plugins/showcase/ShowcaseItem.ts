/** A guide whose topic an app uses. */
export interface ShowcaseTopic {
  /** Its slug in URLs. */
  readonly slug: string;
  readonly name: string;
  readonly to: string;
}

/** The same app for version 6.0. */
export interface NewerApp {
  readonly title: string;
  readonly to: string;
}

/** An app of the showcase, as its pages use it. */
export interface ShowcaseItem {
  /** Its name in URLs: `/showcase/item?app=<name>`. */
  readonly name: string;
  /** Name of its example, such as `apps/mall-directory`, and of its images. */
  readonly example: string;
  readonly title: string;
  /** One sentence about what the map shows. */
  readonly description: string;
  /** Three sentences: whose problem the app solves, and how. */
  readonly story: string;
  /** Text alternative of its image. */
  readonly alt: string;
  /** Id of its demo venue: mall, airport, office, campus. */
  readonly venue: string;
  readonly topics: readonly ShowcaseTopic[];
  /** Name of its program file. */
  readonly file: string;
  /** The same app in the 6.0 showcase; undefined in that showcase. */
  readonly newer?: NewerApp;
}
