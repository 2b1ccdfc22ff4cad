import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A page of the portal, as Markdown. */
export interface Page {
  /** Its name in its set, such as `camera`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Everything below the title. Its URLs are absolute. */
  readonly body: string;
  /** The portal's URL in the file, such as `http://localhost:8080`. */
  readonly origin: string;
}

/**
 * Reads the guides of a set from the built portal.
 *
 * @param build - folder of the built portal
 * @param set - folder of the set in the build, such as `web-sdk`
 * @throws Error if the portal is not built
 */
export function readPages(build: string, set: string): readonly Page[] {
  const folder = path.join(build, set);
  if (!existsSync(folder)) throw new Error('The portal is not built. Build it: npm run build');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => pageOf(name.slice(0, -3), readFileSync(path.join(folder, name), 'utf8')));
}

function pageOf(name: string, markdown: string): Page {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const field = (key: string): string => {
    const value: unknown = JSON.parse(new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? '""');
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`${name}.md has no ${key}. Expected front matter as the portal writes it.`);
  };
  return {
    name,
    title: field('title'),
    description: field('description'),
    origin: new URL(field('url')).origin,
    body: `${text.replace(/^# .+$/m, '').trim()}\n`,
  };
}
