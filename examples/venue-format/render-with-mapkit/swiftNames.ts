/**
 * The names in a Swift program: those it declares, and those it uses from elsewhere. Strings,
 * comments and keywords are left out; code inside `\(…)` stays.
 */
export interface SwiftNames {
  /** Types and free functions used and not declared: `MKMapView`, `hypot`. */
  readonly globals: ReadonlySet<string>;
  /** Members used after a dot and not declared: `boundingMapRect`. */
  readonly members: ReadonlySet<string>;
  /** Labels of arguments used and not declared: `rendererFor`. */
  readonly labels: ReadonlySet<string>;
}

const keywords = new Set(
  (
    'as async await body case catch class do else enum extension false final for func guard if import ' +
    'in init is let nil private return self some static struct switch throw throws true try var where while'
  ).split(' '),
);

/** A comment, or a string with interpolations, which may contain strings and calls. */
const commentOrString = /\/\/[^\n]*|"((?:[^"\\]|\\\((?:[^()"]|\([^()]*\)|"[^"]*")*\)|\\[^(])*)"/g;
const interpolation = /\\\(((?:[^()"]|\([^()]*\)|"[^"]*")*)\)/g;

/** Removes comments and strings, but keeps interpolations. */
function codeOf(text: string): string {
  return text.replace(commentOrString, (_, inside: string | undefined) =>
    [...(inside ?? '').matchAll(interpolation)]
      .map(([, code = '']) => ` (${code.replace(/"[^"]*"/g, ' ')}) `)
      .join(' ')
      .padStart(1),
  );
}

/**
 * Finds the names that programs use but do not declare.
 *
 * @param texts - the files of one program
 */
export function swiftNames(texts: readonly string[]): SwiftNames {
  const code = texts
    .map(codeOf)
    .join('\n')
    .replace(/^import .*$/gm, '');
  const all = (pattern: RegExp) =>
    new Set([...code.matchAll(pattern)].map(([, name = '']) => name));
  const declared = new Set([
    ...all(/\b(?:struct|class|enum|func|let|var|case|guard let|if let)\s+([A-Za-z]\w*)/g),
    ...all(/<\s*([A-Z]\w*)\s*:/g),
    ...all(/\bfor\s+([a-z]\w*)\s+in\b/g),
    ...all(/\{\s*([a-z]\w*)(?:,\s*\w+)?\s+in\b/g),
    ...all(/\{\s*\w+,\s*([a-z]\w*)\s+in\b/g),
    ...all(/[(,]\s*(?:[a-z]\w*\s+)?([a-z]\w*)\s*:\s*@?[A-Z[]/g),
    ...all(/[(,]\s*([a-z]\w*)\s+[a-z]\w*\s*:\s*@?[A-Z[]/g),
    ...all(/\blet \(([a-z]\w*)/g),
    ...all(/\blet \(\w+, ([a-z]\w*)\)/g),
  ]);
  const foreign = (names: ReadonlySet<string>) =>
    new Set([...names].filter((name) => !declared.has(name) && !keywords.has(name)).sort());
  return {
    globals: foreign(
      new Set([...all(/(?<![.\w$])([A-Z]\w*)/g), ...all(/(?<![.\w$@])([a-z]\w*)\(/g)]),
    ),
    members: foreign(all(/\.([A-Za-z]\w*)/g)),
    labels: foreign(all(/[(,]\s*([a-z]\w*):/g)),
  };
}
