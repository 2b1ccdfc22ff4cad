/** A property of an interface, read from its source. */
export interface DocField {
  readonly name: string;
  /** Its type, without `readonly`. */
  readonly type: string;
  readonly isOptional: boolean;
  /** Its comment on one line, with code in backticks. */
  readonly meaning: string;
}

/**
 * Reads the properties of an interface with their comments, inherited ones first. The sources are
 * formatted by oxfmt, so a regular expression is enough.
 *
 * @param source - text that contains the interface and its base
 * @throws if the interface does not exist, or a property has no comment
 */
export function docFields(source: string, name: string): readonly DocField[] {
  const found = new RegExp(
    `^export interface ${name}(?: extends (?<base>\\w+))? \\{\\n(?<body>.*?)^\\}`,
    'ms',
  ).exec(source);
  if (found === null)
    throw new Error(
      `There is no "export interface ${name}" to generate a table from. Update the name in the page's table.`,
    );
  const { base, body = '' } = found.groups ?? {};
  const own = [...body.matchAll(property)].map(({ groups = {} }) => fieldOf(groups, name));
  return base === undefined ? own : [...docFields(source, base), ...own];
}

const property =
  /(?:^ {2}\/\*\*(?<comment>.*?)\*\/\n)?^ {2}readonly (?<name>[\w]+|'[\w-]+')(?<mark>\??): (?<type>.*?);$/gms;

function fieldOf(groups: Readonly<Record<string, string | undefined>>, of: string): DocField {
  const name = (groups['name'] ?? '').replaceAll("'", '');
  const meaning = sentence(groups['comment'] ?? '');
  if (meaning === '')
    throw new Error(`${of}.${name} has no comment. Add one, since the table on the page shows it.`);
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
