import { transform } from 'sucrase';

/** A program as the browser runs it, or why it cannot be. Lines are those of the source. */
export type Compilation =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'failure'; readonly text: string; readonly line?: number };

/** Name under which a program that is run from memory finds the address it would have as a file. */
export const addressVariable = '__programAddress';

/**
 * Takes types out of a program and turns JSX into calls. Every line keeps its number.
 *
 * @param file - its name: `.tsx` may hold JSX
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
    // A module from memory has no address that files beside it could be found by.
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
    text: `${file} cannot be read: ${text}`,
    ...(line !== undefined && { line: Number(line) }),
  };
}
