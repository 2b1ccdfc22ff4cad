import { type Element, elementOfWord } from './elementKinds.ts';

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
  kindName: string | undefined,
  kinds: Readonly<Record<string, string>>,
): ElementChoice {
  const word = kindName === undefined ? undefined : properties[kindName];
  const told = elements.find((element) => element === properties['element']);
  if (typeof word === 'string' && word !== '') {
    return told === undefined
      ? elementOfKind(word, kinds)
      : { element: told, kind: word, isTold: true };
  }
  if (told !== undefined) return { element: told, kind: 'room', isTold: true };
  const flag = elementOfFlags(properties);
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

const flags = ['door', 'entrance', 'wall', 'stairs', 'elevator', 'building'] as const;

/** Element of a feature without a kind, by a property such as `door: yes`. */
function elementOfFlags(properties: Readonly<Record<string, unknown>>): Element | undefined {
  const flag = flags.find((name) => isSet(properties[name]));
  return flag === undefined ? undefined : elementOfWord(flag);
}

function isSet(value: unknown): boolean {
  if (value === true || value === 1) return true;
  return typeof value === 'string' && !/^(?:no|none|false|0|)$/i.test(value);
}
