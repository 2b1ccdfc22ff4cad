import {
  divide,
  outerLines,
  wrapFragment,
  type WrappedFragment,
  type Wrapper,
} from '../programs/fragments.ts';

const header = /^(?:import |@\w+ import |\/\/|\s*$)/;
const declaration =
  /^(?:@\w+(?:\([^)]{0,200}\))?\s+){0,9}(?:(?:public|open|internal|private|fileprivate|final|indirect|nonisolated|static)\s+){0,9}(?:class|struct|enum|actor|protocol|func|extension|typealias)\b/;
const member = /^(?:\w+ ){0,9}override\b/;
const viewMember = /^var body\b/;

const statements: Wrapper = {
  before: '@MainActor fileprivate func fragment() async throws {',
  after: '}',
};
const members: Wrapper = { before: 'fileprivate class Fragment: UIViewController {', after: '}' };
const viewMembers: Wrapper = { before: 'fileprivate struct Fragment: View {', after: '}' };

/**
 * Converts a fragment to a Swift file. Declarations stay at the outermost level. Statements become a function of the main
 * actor. Overriding members, and the body of a view, become members of a type.
 *
 * @param imports - names of modules
 * @param given - declarations by name; only those whose name is in the fragment are added
 */
export function swiftSource(
  code: string,
  imports: readonly string[],
  given: Readonly<Record<string, string>>,
): WrappedFragment {
  const source = divide(code, header);
  const words = new Set(code.match(/\w+/g));
  const used = Object.entries(given).filter(([name]) => words.has(name));
  return wrapFragment(
    imports.map((name) => `import ${name}`).join('; '),
    source,
    wrapperFor(outerLines(source.body)),
    used.map(([, text]) => text).join('\n'),
  );
}

function wrapperFor(outer: readonly string[]): Wrapper | undefined {
  if (outer.some((line) => member.test(line))) return members;
  if (outer.some((line) => viewMember.test(line))) return viewMembers;
  return outer.every((line) => declaration.test(line)) ? undefined : statements;
}
