import { divide, outerLines, wrap, wrapperOf, type Wrapper } from './BlockSource.ts';
import type { MobileBlock } from './MobileBlock.ts';

const header = /^(?:import |@\w+ import |\/\/|\s*$)/;
const attributes = String.raw`(?:@\w+(?:\([^)]*\))?\s+)*`;
const access = 'public|open|internal|private|fileprivate';
const modifiers = `${access}|final|indirect|nonisolated|static|override`;
const kinds = 'class|struct|enum|actor|protocol|func|extension|typealias';
const declaration = new RegExp(`^${attributes}(?:(?:${modifiers})\\s+)*(?:${kinds})\\b`);
const start = new RegExp(
  `^(?<attributes>${attributes})(?:(?:${access})\\s+)?(?<rest>(?:(?:${modifiers})\\s+)*(?:${kinds})\\b.*)$`,
);

/** Whether a block has imports, so it is a complete file of an app. */
export function hasImports(code: string): boolean {
  return divide(code, header).header.some((line) => /^(?:@\w+ )?import /.test(line));
}

/**
 * A Swift block as a file of a module with all blocks of a version. Declarations become private to
 * the file, so that blocks can declare the same type. Statements become a function of the main
 * actor. A block without imports gets the imports of its version.
 *
 * @param imports - names of modules
 * @param wrappers - by name; `body`, `members`, and `view-members` are used if the fence names none
 */
export function swiftSource(
  block: MobileBlock,
  imports: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): string {
  const source = divide(block.code, header);
  const first = (hasImports(block.code) ? [] : imports).map((name) => `import ${name}`).join('; ');
  return [first, ...source.header, ...wrapped(block, source.body, wrappers), ''].join('\n');
}

function wrapped(
  block: MobileBlock,
  body: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): readonly string[] {
  const outer = outerLines(body);
  const standard = standardWrapper(outer);
  if (standard === 'file' && block.wrapper === undefined) return body.map(privateToFile);
  return wrap(body, wrapperOf(block, wrappers, standard), block.name);
}

function standardWrapper(outer: readonly string[]): string {
  if (outer.some((line) => /^(?:\w+ )*override\b/.test(line))) return 'members';
  if (outer.some((line) => /^var body\b/.test(line))) return 'view-members';
  return outer.every((line) => declaration.test(line)) ? 'file' : 'body';
}

function privateToFile(line: string): string {
  // A module can contain only one program, and each of these blocks is one.
  const { attributes: marks = '', rest } =
    start.exec(line.replace(/^@main\b\s*/, ''))?.groups ?? {};
  if (rest === undefined) return line.replace(/^@main$/, '');
  // Swift allows no access level on an extension that adds a protocol.
  if (/^extension\b[^{]*:/.test(rest)) return `${marks}${rest}`;
  return `${marks}fileprivate ${rest}`;
}
