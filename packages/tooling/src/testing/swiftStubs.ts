/** Names that a file declares: members by type. */
export type Declarations = ReadonlyMap<string, ReadonlySet<string>>;

/** A row of the listing: where Apple publishes a type. */
export interface PublishedType {
  readonly module: string;
  readonly address: string;
  readonly members: readonly string[];
}

/** Constants and type aliases of a module. */
export const moduleScope = '(module)';

const indentation = 2;
const typePattern = /^(?:class|protocol|struct|enum|extension)\s+([\w.]+)/;
const memberPattern =
  /^(?:(?:var|let|func|typealias|associatedtype|case)\s+(\w+(?:, \w+)*)|(init|subscript)\b)/;
const modifiers =
  /^(?:@\w+(?:\([^)]*\))?\s+|(?:open|public|required|override|nonisolated|static|weak|class(?=\s+(?:var|func)))\s+)*/;

/** Reads the declarations in a file of stubs, indented by two spaces per level. */
export function readStubs(text: string): Declarations {
  const found = new Map<string, Set<string>>();
  const namesIn = (type: string) => {
    const names = found.get(type) ?? new Set();
    found.set(type, names);
    return names;
  };
  const types: string[] = [];
  for (const line of text.split('\n')) {
    const code = line.trimStart();
    const depth = (line.length - code.length) / indentation;
    const declaration = code.replace(modifiers, '');
    // Deeper lines continue a declaration.
    if (depth > types.length) continue;
    const owner = types.slice(0, depth).join('.') || moduleScope;
    for (const name of membersOf(declaration)) namesIn(owner).add(name);
    const [, type] = typePattern.exec(declaration) ?? [];
    if (type === undefined) continue;
    types.splice(depth, types.length, type);
    namesIn(types.join('.'));
    if (declaration.endsWith('{}')) types.pop();
  }
  return found;
}

function membersOf(declaration: string): readonly string[] {
  const [, names, word] = memberPattern.exec(declaration) ?? [];
  return word === undefined ? (names?.split(', ') ?? []) : [word];
}

/** Reads the listing: module, type, URL, and members, separated by tabs and spaces. */
export function readListing(text: string): ReadonlyMap<string, PublishedType> {
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const [module = '', type = '', address = '', members = ''] = row.split('\t');
      return [
        `${module} ${type}`,
        { module, address, members: members.split(' ').filter(Boolean) },
      ];
    }),
  );
}
