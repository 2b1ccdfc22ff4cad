/** A guide whose topic an app uses. */
export interface ShowcaseTopic {
  /** Its slug, as addresses have it. */
  readonly slug: string;
  readonly name: string;
  readonly to: string;
}

/** The same app for the current version. */
export interface NewerApp {
  readonly title: string;
  readonly to: string;
}

/** An app of the showcase as its pages get it. */
export interface ShowcaseItem {
  /** What addresses call it: `/showcase/item?app=<name>`. */
  readonly name: string;
  /** Name of its example, as in `apps/mall-directory`; its pictures carry it too. */
  readonly example: string;
  readonly title: string;
  /** One sentence that says what is seen. */
  readonly description: string;
  /** Three sentences: who has which task, and what the app does about it. */
  readonly story: string;
  /** What its picture shows, for those who do not see it. */
  readonly alt: string;
  /** Id of the demo venue it shows: mall, airport, office, campus. */
  readonly venue: string;
  readonly topics: readonly ShowcaseTopic[];
  /** Name of its program's file. */
  readonly file: string;
  /** The same app in the showcase of 6.0; absent there. */
  readonly newer?: NewerApp;
}
