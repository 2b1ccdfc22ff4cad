import { divide, outerLines, wrap, wrapperOf, type Wrapper } from './BlockSource.ts';
import type { MobileBlock } from './MobileBlock.ts';

/** Package of the names that blocks may use undeclared. */
const given = 'given.*';
const header = /^(?:import |package |\/\/|\s*$)/;
const modifiers =
  'public|private|internal|open|abstract|sealed|data|enum|annotation|inline|value|suspend|operator|infix|override';
const declaration = new RegExp(
  String.raw`^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:${modifiers})\s+)*(?:class|interface|object|fun|typealias)\b`,
);

/**
 * A Kotlin block as a file in its own package. Declarations stay at the outermost level. Statements
 * become a suspending function, and overriding members become a class. A block without imports gets
 * the imports of its version.
 *
 * @param imports - such as `io.github.mezzanine.*`
 * @param wrappers - by name; `body` and `members` are used if the fence names none
 */
export function kotlinSource(
  block: MobileBlock,
  imports: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): string {
  const source = divide(block.code, header);
  const hasImports = source.header.some((line) => line.startsWith('import '));
  const all = [given, ...(hasImports ? [] : imports)].map((name) => `import ${name}`);
  // Separate packages keep classes with the same name apart.
  const own = source.header.map((line) => (line.startsWith('package ') ? '' : line));
  return [
    [`package blocks.${block.name}`, ...all].join('; '),
    ...own,
    ...wrapped(block, source.body, wrappers),
    '',
  ].join('\n');
}

function wrapped(
  block: MobileBlock,
  body: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): readonly string[] {
  const outer = outerLines(body);
  const isMember = outer.some((line) => /^(?:\w+ )*override\b/.test(line));
  const isFile = !isMember && outer.every((line) => declaration.test(line));
  if (isFile && block.wrapper === undefined) return body;
  const wrapper = wrapperOf(block, wrappers, isMember ? 'members' : 'body');
  return wrap(body, wrapper, block.name);
}
