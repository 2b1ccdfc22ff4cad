/** Name of an example in its group: `labels/own-labels` → `own-labels`. */
export function shortNameOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/**
 * The example that a URL's fragment names, or else the first.
 *
 * @param examples - of one group
 * @param fragment - such as `#own-labels` or `#own-labels&code=…`
 */
export function chosenExample<T extends { readonly name: string }>(
  examples: readonly T[],
  fragment: string,
): T | undefined {
  const [name = ''] = fragment.slice(1).split('&');
  return examples.find((example) => shortNameOf(example.name) === name) ?? examples[0];
}
