/** The language of an `@example`, which names none: elements are React's. */
export function exampleLanguage(code: string): 'ts' | 'tsx' {
  return /^\s*<|return <|=> <|\(\s*</m.test(code) ? 'tsx' : 'ts';
}
