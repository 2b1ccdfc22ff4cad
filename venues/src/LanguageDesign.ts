/** A venue's text in one more language. */
export interface LanguageDesign {
  /** BCP 47 tag. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  /** Translations of names and descriptions, by the English text. */
  readonly words: Readonly<Record<string, string>>;
  /** Translations of descriptions, by the English name of the location. */
  readonly descriptions: Readonly<Record<string, string>>;
}
