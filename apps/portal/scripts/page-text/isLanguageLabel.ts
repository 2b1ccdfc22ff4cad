import { languageOf } from '../../plugins/code/languageNames.ts';

/** Whether the title of a code block is a language, which Markdown states in the fence. */
export function isLanguageLabel(title: string): boolean {
  return title === '' || languageOf(title) !== undefined;
}
