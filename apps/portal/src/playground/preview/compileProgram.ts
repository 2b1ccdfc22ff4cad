import { transform } from 'sucrase';

/** JavaScript of a program, or why it cannot be compiled. Line numbers are those of the source. */
export type Compilation =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'failure'; readonly text: string; readonly line?: number };

/** Variable with the URL that a program would have as a file. */
export const addressVariable = '__programAddress';

/**
 * Removes types and compiles JSX. Line numbers do not change.
 *
 * @param file - file name: `.tsx` allows JSX
 */
export function compileProgram(source: string, file: string): Compilation {
  const isReact = file.endsWith('.tsx');
  try {
    const { code } = transform(source, {
      transforms: isReact ? ['typescript', 'jsx'] : ['typescript'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: file,
    });
    // A module from memory has no URL to resolve relative files against.
    return { kind: 'code', code: code.replace(/\bimport\.meta\.url\b/g, addressVariable) };
  } catch (error) {
    return describe(error, file);
  }
}

function describe(error: unknown, file: string): Compilation {
  const message = error instanceof Error ? error.message : String(error);
  const [, text = message, line] =
    /^(?:Error transforming [^:]+: )?(.*?)(?: \((\d+):\d+\))?$/s.exec(message) ?? [];
  return {
    kind: 'failure',
    text: `${file} cannot be parsed: ${text}`,
    ...(line !== undefined && { line: Number(line) }),
  };
}
