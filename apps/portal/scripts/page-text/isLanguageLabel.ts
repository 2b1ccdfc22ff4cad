import { languageOf } from '../../plugins/code/languageNames.ts';

/** Whether the title of a code block is a language, which Markdown has as the language of its fence. */
export function isLanguageLabel(title: string): boolean {
  return title === '' || languageOf(title) !== undefined;
}
