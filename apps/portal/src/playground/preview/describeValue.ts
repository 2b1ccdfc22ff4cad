/** Limits of depth, entries, and length for a formatted value. */
const limits = { depth: 3, entries: 50, length: 2000 } as const;

/** Formats values on one line of the console. */
export function describeValues(values: readonly unknown[]): string {
  return values
    .map((value) => (typeof value === 'string' ? value : describeValue(value)))
    .join(' ')
    .slice(0, limits.length);
}

/** Formats a value; never throws, no matter what the value's own code does. */
export function describeValue(value: unknown): string {
  try {
    return write(value, limits.depth, new Set());
  } catch {
    return '(cannot be shown)';
  }
}

function write(value: unknown, depth: number, above: Set<object>): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.slice(0, limits.length));
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `ƒ ${value.name || 'anonymous'}()`;
    case 'object':
      return value === null ? 'null' : writeObject(value, depth, above);
    default:
      return String(value);
  }
}

function writeObject(value: object, depth: number, above: Set<object>): string {
  const known = writeKnown(value);
  if (known !== undefined) return known;
  if (above.has(value)) return '(itself)';
  const title = titleOf(value);
  if (depth === 0) return Array.isArray(value) ? `Array(${value.length})` : `${title}{…}`;
  const inside = new Set(above).add(value);
  const parts = partsOf(value, (part) => write(part, depth - 1, inside));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? `${title}{}` : `${title}{ ${parts.join(', ')} }`;
}

/** Formats objects that have a short text. */
function writeKnown(value: object): string | undefined {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (value instanceof RegExp || value instanceof URL) return String(value);
  if (!isElement(value)) return undefined;
  return `<${value.localName}${value.id === '' ? '' : ` id="${value.id}"`}>`;
}

/** Name of an object's class and a space; empty for plain objects and arrays. */
function titleOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  const name: unknown = prototype?.constructor?.name;
  return typeof name === 'string' && name !== 'Object' && name !== 'Array' ? `${name} ` : '';
}

function isElement(value: object): value is Element {
  return typeof Element === 'function' && value instanceof Element;
}

function partsOf(value: object, writePart: (part: unknown) => string): string[] {
  const parts: string[] = [];
  for (const [key, part] of entriesOf(value)) {
    if (parts.length === limits.entries) {
      parts.push('…');
      break;
    }
    parts.push(key === undefined ? writePart(part) : `${key}: ${writePart(part)}`);
  }
  return parts;
}

function* entriesOf(value: object): Generator<[string | undefined, unknown]> {
  if (Array.isArray(value) || value instanceof Set) {
    for (const part of value) yield [undefined, part];
  } else if (value instanceof Map) {
    for (const [key, part] of value) yield [String(key), part];
  } else {
    // Our own classes only have getters.
    for (const key of Object.keys(value)) yield [key, (value as Record<string, unknown>)[key]];
  }
}
