/** A guide whose topic an app uses. */
export interface ShowcaseTopic {
  /** Its slug, as addresses have it. */
  readonly slug: string;
  readonly name: string;
  readonly to: string;
}

/** A call of an app, and what 5.0 has for it. */
export interface MovedCall {
  readonly was: string;
  readonly now: string;
}

/** An app beside version 5.0 of the web SDK: which of its calls have another name there, or none. */
export interface MovesFrom5 {
  /** Calls by the names of both versions. */
  readonly renamed: readonly MovedCall[];
  /** `was` says what to write with 5.0, in a sentence. */
  readonly byHand: readonly MovedCall[];
  /** `was` says what 6.0 does, in a few words: 5.0 does nothing like it. */
  readonly onlyIn6: readonly MovedCall[];
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
  /** In the showcase of 5.0 alone: a sentence on whether 5.0 has what the app does. */
  readonly movesSummary?: string;
}

/** An app with what its page loads when it is chosen. */
export interface ShowcaseApp extends ShowcaseItem {
  /** In the showcase of 5.0 alone. */
  readonly moves?: MovesFrom5;
}
