import { load } from 'cheerio';
import type { PageTexts } from '@mezzanine/search';

/**
 * Extracts the text of a built page that is not in its records: its description, keywords, and
 * code.
 */
export function extractPageTexts(html: string): PageTexts {
  const $ = load(html);
  const blocks = $('main pre').map((_, element) => {
    const block = $(element);
    block.find('br').replaceWith('\n');
    return block.text();
  });
  return {
    description: $('meta[name="description"]').attr('content') ?? '',
    keywords: $('meta[name="keywords"]').attr('content') ?? '',
    code: blocks.get().join('\n'),
  };
}
