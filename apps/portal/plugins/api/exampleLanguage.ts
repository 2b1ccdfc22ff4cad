/** Detects the language of an `@example`: code with elements is TSX. */
export function exampleLanguage(code: string): 'ts' | 'tsx' {
  return /^\s*<|return <|=> <|\(\s*</m.test(code) ? 'tsx' : 'ts';
}
