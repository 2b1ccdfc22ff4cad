/** Language names shown above code blocks, by the name in the fence. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  gradle: 'Gradle',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  kt: 'Kotlin',
  kts: 'Gradle (Kotlin)',
  mjs: 'JavaScript',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  sh: 'Shell',
  swift: 'Swift',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  txt: 'Text',
  xml: 'XML',
  yaml: 'YAML',
};

/** Display name of a language; "Plain text" if the fence has none. */
export function languageName(language: string): string {
  return names[language] ?? (language === '' ? 'Text' : language);
}

/** Whether a word, such as a file extension, is a language of fences. */
export function isLanguage(language: string): boolean {
  return Object.hasOwn(names, language);
}

/** The shortest fence name of a language by its display name; undefined for other words. */
export function languageOf(name: string): string | undefined {
  return Object.keys(names)
    .filter((key) => names[key] === name)
    .sort((a, b) => a.length - b.length)[0];
}
