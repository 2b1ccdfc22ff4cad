const words: ReadonlySet<string> = new Set([
  'null',
  'none',
  'nil',
  'nan',
  'undefined',
  'unknown',
  'unnamed',
  'untitled',
  'noname',
  'na',
  'n/a',
  'tbd',
  'tba',
  'tbc',
  'xxx',
  'placeholder',
  'name',
  'roomname',
  'namehere',
  'yournamehere',
  'newroom',
  'newunit',
  'newspace',
]);
const prompt = /^(?:input|enter|insert|add|type|your|put)\b.{0,30}\b(?:name|text|label|title)\b/i;
const uuid = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
const longNumber = /^(?:\d{7,}|0x[0-9a-f]{6,}|[0-9a-f]{20,}|(?:way|node|relation)\/\d+)$/i;

/** Whether a text is an id that nobody reads, such as a UUID. */
export function isLongId(text: string): boolean {
  return uuid.test(text) || longNumber.test(text);
}

/**
 * Whether a tool or an author wrote a name as a placeholder: `null`, `TBD`, `input name here`,
 * dashes, or an id. Numbers of rooms, such as `101` or `B2.14`, are names.
 *
 * @param id id of the feature, which may also be its name
 */
export function isPlaceholder(name: string, id?: string): boolean {
  const text = name.trim();
  if (/^[-–—_.?*#/\s]*$/.test(text)) return true;
  if (isLongId(text) || prompt.test(text)) return true;
  if (id !== undefined && text === id && text.length > 12) return true;
  return words.has(text.toLowerCase().replaceAll(/[\s_.()<>[\]"'-]+/g, ''));
}
