import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { removedClasses } from '../../plugins/performance/themeStyles.ts';

/**
 * Classes of the theme that pages of a built site use, but whose styles the build removed.
 *
 * @throws Error if the build removed no styles
 */
export function stylesLeftOut(build: string): readonly string[] {
  const html = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(build, file), 'utf8'))
    .join('\n');
  const present = classesInHtml(html);
  return removedClasses(build).filter((name) => present.has(name));
}

function classesInHtml(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)];
  return new Set(lists.flatMap(([, list, one]) => (list ?? one ?? '').split(' ')));
}
