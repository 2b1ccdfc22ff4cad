/** A venue's text in an additional language. */
export interface LanguageDesign {
  /** BCP 47 tag. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly name: string;
  /** Translations of names and descriptions, by the English text. */
  readonly words: Readonly<Record<string, string>>;
  /** Translations of descriptions, by the English name of the location. */
  readonly descriptions: Readonly<Record<string, string>>;
}
