/** An entity of an IFC file: its attributes by name, as web-ifc reads them. */
export type IfcLine = Readonly<Record<string, unknown>>;

/** Type of values that refer to other lines, in web-ifc. */
const reference = 5;
const longestText = 1000;

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
}

/** Text that is not blank, without white space around it. */
export function textOf(value: unknown): string | undefined {
  const text = plain(value);
  if (typeof text !== 'string') return undefined;
  return text.slice(0, longestText).trim() || undefined;
}

/** A finite number. */
export function numberOf(value: unknown): number | undefined {
  const number = plain(value);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The finite numbers of a list. */
export function numbersOf(value: unknown): number[] {
  const list: unknown = plain(value);
  return Array.isArray(list) ? list.flatMap((one: unknown) => numberOf(one) ?? []) : [];
}

/** The number of the line that a value refers to. */
export function refOf(value: unknown): number | undefined {
  const isReference =
    typeof value === 'object' && value !== null && 'type' in value && value.type === reference;
  const number = isReference ? numberOf(value) : undefined;
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The numbers of the lines that a list refers to. */
export function refsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => refOf(one) ?? []) : [];
}
