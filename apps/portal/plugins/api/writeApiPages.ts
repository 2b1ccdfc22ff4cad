import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { topicPages, type ApiPage } from './apiPages.ts';
import { topicPhrases } from './topicPhrases.ts';

/** Folder of the documents of the version that the reference describes. */
const versionFolder = 'web-sdk_versioned_docs/version-6.0';

/**
 * Writes a document for each topic of the SDK's `index.ts`, and removes the documents of deleted
 * topics. The documents are not kept in git.
 */
export function writeApiPages(root: string, contentRoot: string): void {
  const pages = topicPages(root);
  const files = new Map(pages.map((page) => [fileOf(page.document), pageText(page, contentRoot)]));
  for (const folder of new Set([...files.keys()].map((file) => path.dirname(file)))) {
    const whole = path.join(contentRoot, folder);
    mkdirSync(whole, { recursive: true });
    for (const name of readdirSync(whole)) {
      if (!files.has(path.join(folder, name))) rmSync(path.join(whole, name));
    }
  }
  for (const [file, text] of files) writeChanged(path.join(contentRoot, file), text);
}

function fileOf(document: string): string {
  return path.join(versionFolder, `${document.replaceAll('{product}', 'product')}.mdx`);
}

/** Guides of a topic, by the last segment of its URL. */
const guides: Readonly<Record<string, readonly string[]>> = {
  'loading-a-venue': ['getting-started'],
  venue: ['spaces', 'connections'],
  'points-of-interest-and-areas': ['points-of-interest', 'annotations'],
  locations: ['enterprise-data'],
  'text-search': ['enterprise-data'],
  directions: ['wayfinding'],
  'map-view': ['getting-started'],
  models: ['3d-models'],
  images: ['images-textures'],
  navigation: ['wayfinding'],
  floors: ['level-selection', 'stacked-maps'],
  events: ['interactivity'],
  'maplibre-overlay': ['{product}-maplibre-overlay'],
};

/** Titles of guides that differ from their file name. */
const guideTitles: Readonly<Record<string, string>> = {
  '3d-models': '3D models',
  'images-textures': 'Images and textures',
  '{product}-maplibre-overlay': 'MapLibre overlay',
};

/** A sentence with links to the published guides of a topic. */
function guideText(slug: string, contentRoot: string): string {
  const links = (guides[slug] ?? [slug])
    .filter((name) => existsSync(path.join(contentRoot, fileOf(name))))
    .map((name) => {
      const words = name.replaceAll('-', ' ');
      const title = guideTitles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
      return `[${title}](/web-sdk/${name.replace('{product}', '%product%')})`;
    });
  return links.length === 0 ? '' : ` How to use it: ${links.join(', ')}.`;
}

function pageText({ id, packageName, title, groups }: ApiPage, contentRoot: string): string {
  const names = groups.flatMap((group) => group.names);
  const few = names.slice(0, 4).join(', ');
  const more = names.length > 4 ? ` and ${names.length - 4} more` : '';
  const slug = path.posix.basename(id);
  const about = `Signatures, options, defaults and errors of ${few}${more} in %Product% JS 6.0.`;
  const frontMatter = {
    title: `${title}: API reference`,
    sidebar_label: title,
    description: about,
    keywords: topicPhrases[slug] ?? [],
    custom_edit_url: null,
  };
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const intro =
    `What \`${packageName}\` exports for this topic.${guideText(slug, contentRoot)} ` +
    'All topics: [%Product% JS](/web-sdk/api-reference/api-reference-%product%-js).';
  return ['---', ...lines, '---', '', intro, '', `<ApiReference of="${id}" />`, ''].join('\n');
}

/** Writes only changed files, because the build's cache compares modification times. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
