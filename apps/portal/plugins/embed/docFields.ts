/** One property of an interface, as its source states it. */
export interface DocField {
  readonly name: string;
  /** Its type, without `readonly`. */
  readonly type: string;
  readonly isOptional: boolean;
  /** Its comment on one line; code stands between backticks. */
  readonly meaning: string;
}

/**
 * The properties of an interface with their comments, those of what it extends first. The sources
 * are formatted, so that no compiler is needed to read them.
 *
 * @param source - text that holds the interface and, if it extends one, that one too
 * @throws when there is no such interface, or a property has no comment
 */
export function docFields(source: string, name: string): readonly DocField[] {
  const found = new RegExp(
    `^export interface ${name}(?: extends (?<base>\\w+))? \\{\\n(?<body>.*?)^\\}`,
    'ms',
  ).exec(source);
  if (found === null) throw new Error(`There is no "export interface ${name}" to make a table of.`);
  const { base, body = '' } = found.groups ?? {};
  const own = [...body.matchAll(property)].map(({ groups = {} }) => fieldOf(groups, name));
  return base === undefined ? own : [...docFields(source, base), ...own];
}

const property =
  /(?:^ {2}\/\*\*(?<comment>.*?)\*\/\n)?^ {2}readonly (?<name>[\w]+|'[\w-]+')(?<mark>\??): (?<type>.*?);$/gms;

function fieldOf(groups: Readonly<Record<string, string | undefined>>, of: string): DocField {
  const name = (groups['name'] ?? '').replaceAll("'", '');
  const meaning = sentence(groups['comment'] ?? '');
  if (meaning === '') throw new Error(`${of}.${name} has no comment to make a table of.`);
  return {
    name,
    meaning,
    type: plainType(groups['type'] ?? ''),
    isOptional: groups['mark'] === '?',
  };
}

function sentence(comment: string): string {
  return comment
    .replace(/^\s*\*?/gm, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainType(type: string): string {
  return type
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
