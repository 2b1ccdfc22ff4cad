import { createHash } from 'node:crypto';

const typescript: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript']);

/** The script element of a plain HTML page. */
export const moduleScript = /<script type="module">\n?([\s\S]*?)<\/script>/g;

/**
 * Id of a block's types, served at `/types/<id>.json`. It is a hash of the shown code, so identical
 * blocks share their types. Undefined for code without types.
 *
 * @param language - of the fence, in lowercase
 * @param code - as shown on the page
 */
export function blockId(language: string, code: string): string | undefined {
  const hasTypes =
    typescript.has(language) || (language === 'html' && code.search(moduleScript) !== -1);
  if (!hasTypes) return undefined;
  const text = `${language === 'typescript' ? 'ts' : language}\0${code.trimEnd()}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
