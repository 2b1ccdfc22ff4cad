import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { topicPages, type ApiPage } from './apiPages.ts';

/** Where the documents of the version stand that the reference describes. */
const versionFolder = 'web-sdk_versioned_docs/version-6.0';

/**
 * Writes a document for each topic of the SDK's `index.ts`, so that a topic has a page as soon as
 * the SDK has it, and removes those of topics that are gone. They are not kept in git.
 */
export function writeApiPages(root: string, contentRoot: string): void {
  const pages = topicPages(root);
  const files = new Map(pages.map((page) => [fileOf(page), pageText(page)]));
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) {
    const whole = path.join(contentRoot, folder);
    mkdirSync(whole, { recursive: true });
    for (const name of readdirSync(whole)) {
      if (!files.has(path.join(folder, name))) rmSync(path.join(whole, name));
    }
  }
  for (const [file, text] of files) writeChanged(path.join(contentRoot, file), text);
}

function fileOf({ document }: ApiPage): string {
  return path.join(versionFolder, `${document.replaceAll('{product}', 'product')}.mdx`);
}

function pageText({ id, title, groups }: ApiPage): string {
  const names = groups.flatMap((group) => group.names);
  const few = names.slice(0, 4).join(', ');
  const more = names.length > 4 ? ` and ${names.length - 4} more` : '';
  const about = `Signatures, options, defaults and errors of ${few}${more} in %Product% JS 6.0.`;
  const frontMatter = {
    title: `${title}: API reference`,
    sidebar_label: title,
    description: about,
    custom_edit_url: null,
    keywords: ['API', 'reference', ...names],
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', `<ApiReference of="${id}" />`, ''].join('\n');
}

/** Writes only what changed: the build's cache looks at the time of a file. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
