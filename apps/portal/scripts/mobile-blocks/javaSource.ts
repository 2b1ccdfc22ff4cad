import { divide, outerLines, wrap, wrapperOf, type Wrapper } from './BlockSource.ts';
import type { MobileBlock } from './MobileBlock.ts';

const header = /^(?:import |package |\/\/|\s*$)/;
const type =
  /^(?:(?:public|final|abstract|sealed)\s+)*(?:class|interface|enum|record|@interface)\b/;
const member = /^(?:@Override\b|(?:public|protected|private)\s)/;

/** A Java block as a file. */
export interface JavaSource {
  /** Name of the file; it must match its public class. */
  readonly file: string;
  readonly text: string;
}

/**
 * A Java block as a file in its own package, as {@link kotlinSource} does for Kotlin.
 *
 * @param imports - such as `io.github.mezzanine.*`
 * @param wrappers - `java` for statements and `java-members` for methods
 */
export function javaSource(
  block: MobileBlock,
  imports: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): JavaSource {
  const source = divide(block.code, header);
  const hasImports = source.header.some((line) => line.startsWith('import '));
  const all = ['static given.Given.*', 'given.R', ...(hasImports ? [] : imports)];
  const own = source.header.map((line) => (line.startsWith('package ') ? '' : line));
  const name = /^public (?:\w+ )*(?:class|interface|enum|record) (\w+)/m.exec(block.code)?.[1];
  const first = [`package blocks.${block.name}`, ...all.map((each) => `import ${each}`)];
  return {
    file: `${name ?? 'Block'}.java`,
    text: [`${first.join('; ')};`, ...own, ...wrapped(block, source.body, wrappers), ''].join('\n'),
  };
}

function wrapped(
  block: MobileBlock,
  body: readonly string[],
  wrappers: Readonly<Record<string, Wrapper>>,
): readonly string[] {
  const outer = outerLines(body);
  if (outer.every((line) => type.test(line)) && block.wrapper === undefined) return body;
  const isMember = body.some((line) => member.test(line));
  return wrap(body, wrapperOf(block, wrappers, isMember ? 'java-members' : 'java'), block.name);
}
