import { createHash } from 'node:crypto';

const typescript: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript']);

/** What a plain page's program stands in. */
export const moduleScript = /<script type="module">\n?([\s\S]*?)<\/script>/g;

/**
 * The name under which a block's types are served, `/types/<id>.json`: made from what it shows, so
 * that the same code has the same types wherever it stands. Undefined for code that has none.
 *
 * @param language - as the fence names it, in lower case
 * @param code - as the page shows it
 */
export function blockId(language: string, code: string): string | undefined {
  const hasTypes =
    typescript.has(language) || (language === 'html' && code.search(moduleScript) !== -1);
  if (!hasTypes) return undefined;
  const text = `${language === 'typescript' ? 'ts' : language}\0${code.trimEnd()}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
