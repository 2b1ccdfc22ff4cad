import type { PlaceTarget } from '@mezzanine/mezzanine-js';

/** Whether two objects, or two lists, have the same members. */
export function isSameShallow(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && Object.is(a[key], b[key]))
  );
}

/** Whether two values of plain data are equal. */
export function isSameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two targets are equal: entities by identity, coordinates by value. */
export function isSameTarget(a: PlaceTarget, b: PlaceTarget): boolean {
  return a === b || (!('type' in a) && !('type' in b) && isSameShallow(a, b));
}

/** Whether two targets, or two arrays of targets, are equal. */
export function isSameTargets(
  a: PlaceTarget | readonly PlaceTarget[],
  b: PlaceTarget | readonly PlaceTarget[],
): boolean {
  const [these, those] = [listOf(a), listOf(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    these.length === those.length &&
    these.every((target, i) => {
      const other = those[i];
      return other !== undefined && isSameTarget(target, other);
    })
  );
}

function listOf(targets: PlaceTarget | readonly PlaceTarget[]): readonly PlaceTarget[] {
  return Array.isArray(targets) ? (targets as readonly PlaceTarget[]) : [targets as PlaceTarget];
}

/**
 * Returns the props that differ between two renders; a removed prop is `undefined`.
 *
 * @returns an empty object if nothing differs
 */
export function changesOf<Props extends object>(
  before: Props,
  after: Props,
): Partial<Props> | undefined {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Props>;
  const changed = [...keys].filter((key) => !Object.is(before[key], after[key]));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Props>;
}

/** Copies an object without some of its keys. */
export function without<Props extends object, Key extends keyof Props>(
  props: Props,
  ...keys: readonly Key[]
): Omit<Props, Key> {
  const left = Object.entries(props).filter(([key]) => !keys.includes(key as Key));
  return Object.fromEntries(left) as Omit<Props, Key>;
}

/** Copies an object without `undefined` values, as the SDK's options require. */
export function definedOf<Props extends object>(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Props;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
