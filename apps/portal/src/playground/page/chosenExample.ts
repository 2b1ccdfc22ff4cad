import { shortName } from '../workbench/PlaygroundExample.ts';

/**
 * The example that a URL's fragment names, otherwise the first.
 *
 * @param examples - of one group
 * @param fragment - such as `#own-labels` or `#own-labels&code=…`
 */
export function chosenExample<T extends { readonly name: string }>(
  examples: readonly T[],
  fragment: string,
): T | undefined {
  const [name = ''] = fragment.slice(1).split('&');
  return examples.find((example) => shortName(example) === name) ?? examples[0];
}
