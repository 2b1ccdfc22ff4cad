/** How a code block's language is written above the block, by the name its fence uses. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JavaScript',
  kotlin: 'Kotlin',
  kt: 'Kotlin',
  mjs: 'JavaScript',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  sh: 'Shell',
  swift: 'Swift',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  txt: 'Text',
  xml: 'XML',
  yaml: 'YAML',
};

/** The language's name for readers; plain text when the fence names none. */
export function languageName(language: string): string {
  return names[language] ?? (language === '' ? 'Text' : language);
}

/** Whether a word, such as the end of a file's name, is a language that fences name. */
export function isLanguage(language: string): boolean {
  return Object.hasOwn(names, language);
}

/** What a fence calls the language of such a name, at its shortest; undefined for other words. */
export function languageOf(name: string): string | undefined {
  return Object.keys(names)
    .filter((key) => names[key] === name)
    .sort((a, b) => a.length - b.length)[0];
}
