import { buildSync } from 'esbuild';

/**
 * Bundles a program for browsers as one script.
 *
 * @param file - absolute path of its main module
 * @param constants - values as JSON for names that the program declares
 */
export function bundleProgram(
  file: string,
  constants: Readonly<Record<string, string>> = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { ...constants },
    write: false,
  });
  const text = outputFiles[0]?.text.trim();
  if (text === undefined) throw new Error(`esbuild returned no output for ${file}.`);
  return text;
}
