import { type Element, elementOfWord } from './elementKinds.ts';
import type { PropertyNames } from './propertyNames.ts';

const elements = ['space', 'obstruction', 'entrance', 'area', 'floor'] as const;

/** Element and kind of a feature. */
export interface ElementChoice {
  readonly element: Element['element'] | 'area';
  /** Kind in the venue format. */
  readonly kind: string;
  /** Whether the file specifies the kind. */
  readonly isTold: boolean;
  /** The word for the kind, if it is not known. */
  readonly unknown?: string;
}

/** Determines a feature's element by its own value, its kind, or properties such as `door`. */
export function chooseElement(
  properties: Readonly<Record<string, unknown>>,
  names: PropertyNames,
  kinds: Readonly<Record<string, string>>,
): ElementChoice {
  const word = names.kind === undefined ? undefined : properties[names.kind];
  const told = elements.find((element) => element === properties['element']);
  if (typeof word === 'string' && word !== '') {
    return told === undefined
      ? elementOfKind(word, kinds)
      : { element: told, kind: word, isTold: true };
  }
  if (told !== undefined) return { element: told, kind: 'room', isTold: true };
  const flag = elementOfFlags(properties, names);
  return flag === undefined
    ? { element: 'space', kind: 'room', isTold: false }
    : { ...flag, isTold: true };
}

function elementOfKind(word: string, kinds: Readonly<Record<string, string>>): ElementChoice {
  const mapped = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  const known = elementOfWord(mapped || word);
  if (mapped) return { element: known?.element ?? 'space', kind: mapped, isTold: true };
  if (known !== undefined) return { ...known, isTold: true };
  return { element: 'space', kind: 'room', isTold: false, unknown: word };
}

const flags = ['door', 'entrance', 'wall', 'stairs', 'elevator'] as const;

/** Element of a feature without a kind, by a property such as `door: yes`. */
function elementOfFlags(
  properties: Readonly<Record<string, unknown>>,
  { level }: PropertyNames,
): Element | undefined {
  const flag = flags.find((name) => isSet(properties[name]));
  if (flag !== undefined) return elementOfWord(flag);
  const { building } = properties;
  if (!isSet(building)) return undefined;
  // Next to the level of a room, it is the name of the room's building.
  const hasLevel = level !== undefined && (properties[level] ?? '') !== '';
  return hasLevel && !isYes(building) ? undefined : elementOfWord('building');
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'yes' || value === 'true';
}

function isSet(value: unknown): boolean {
  if (value === true || value === 1) return true;
  return typeof value === 'string' && !/^(?:no|none|false|0|)$/i.test(value);
}
