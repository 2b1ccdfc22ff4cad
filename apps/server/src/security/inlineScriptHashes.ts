import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Types of `<script>` that contain data. Browsers never run them, so they need no hash. */
const dataTypes = /^(application|text)\/(?!javascript$|ecmascript$)/;

/**
 * Content-Security-Policy sources (`'sha256-…'`) of a page's inline scripts, without duplicates.
 */
export function inlineScriptHashes(html: string): string[] {
  const page = load(html);
  const sources = page('script:not([src])')
    .toArray()
    .filter((script) => !dataTypes.test(page(script).attr('type') ?? ''))
    .map((script) => createHash('sha256').update(page(script).text()).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);
  return [...new Set(sources)];
}
