import { expects, fields, recordOf, text } from './fields.ts';
import type { Schema } from './Schema.ts';

/** A language: its tag and native name. */
export interface Language {
  /** BCP 47 tag, such as `de` or `pt-BR`. */
  code: string;
  /** Native name, such as `Deutsch`. */
  name: string;
}

/** The text of a venue in one more language (`language/<code>.json`). */
export interface LanguagePack {
  /** The language; its `code` is the file's name. */
  language: Language;
  /** Text by id of an object, then by field, such as `name` or `description`. */
  text: Record<string, Record<string, string>>;
}

/** Schema of {@link Language}. */
export const language = fields(
  { code: text, name: text },
  'a language with code and name',
) satisfies Schema<Language>;

/** Schema of `language/<code>.json`. */
export const languagePackFile = fields(
  {
    language,
    text: recordOf(
      recordOf(text, expects('an object of text by field')),
      expects('an object of text by id'),
    ),
  },
  'a language pack with language and text',
) satisfies Schema<LanguagePack>;
