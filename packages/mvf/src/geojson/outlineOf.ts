import { elementOfWord } from './elementKinds.ts';
import type { PropertyNames } from './propertyNames.ts';

/** Whether a feature is the outline of a floor or a site. */
export function outlineOf(
  properties: Readonly<Record<string, unknown>>,
  { kind }: PropertyNames,
): 'floor' | 'site' | undefined {
  if (properties['element'] === 'floor') return 'floor';
  const word = kind === undefined ? undefined : properties[kind];
  const element = typeof word === 'string' ? elementOfWord(word)?.element : undefined;
  return element === 'floor' || element === 'site' ? element : undefined;
}
