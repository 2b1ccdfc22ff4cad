/** A formatted program, or why it cannot be parsed. */
export type Formatted =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failure'; readonly message: string };

/** Formats a program like our examples. The first call loads the formatter. */
export async function formatProgram(text: string): Promise<Formatted> {
  const [{ format }, typescript, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/typescript'),
    import('prettier/plugins/estree'),
  ]);
  try {
    const formatted = await format(text, {
      parser: 'typescript',
      // The types of this plugin are incomplete.
      plugins: [typescript.default, estree.default as never],
      singleQuote: true,
      printWidth: 100,
    });
    return { kind: 'text', text: formatted };
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'failure', message: `The program cannot be formatted: ${message}` };
  }
}
