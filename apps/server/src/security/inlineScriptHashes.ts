import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Types of `<script>` that hold data; browsers never run them, so they need no hash. */
const dataTypes = /^(application|text)\/(?!javascript$|ecmascript$)/;

/** Content-Security-Policy sources (`'sha256-…'`) of the inline scripts of a page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const page = load(html);
  const sources = page('script:not([src])')
    .toArray()
    .filter((script) => !dataTypes.test(page(script).attr('type') ?? ''))
    .map((script) => createHash('sha256').update(page(script).text()).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  return [...new Set(sources)];
}
