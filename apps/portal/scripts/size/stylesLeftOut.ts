import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themeStyles } from '../../plugins/performance/themeStyles.ts';

/**
 * Classes of the theme that pages of a built site use, but whose styles the build removed.
 *
 * @throws Error if the build removed no styles
 */
export function stylesLeftOut(build: string): readonly string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const textOf = (ending: string): string =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(path.join(build, file), 'utf8'))
      .join('\n');
  const kept = classesInStyles(textOf('.css'));
  const removed = [...classesInStyles(readFileSync(themeStyles, 'utf8'))].filter(
    (name) => !kept.has(name),
  );
  if (removed.length === 0) {
    throw new Error(
      `The stylesheets in ${build} have every class of the theme; expected unused ones to be ` +
        'removed. Check plugins/performance/themeStyles.ts.',
    );
  }
  const present = classesInHtml(textOf('.html'));
  return removed.filter((name) => present.has(name));
}

function classesInStyles(styles: string): ReadonlySet<string> {
  return new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

function classesInHtml(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)];
  return new Set(lists.flatMap(([, list, one]) => (list ?? one ?? '').split(' ')));
}
