import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUnusedClass } from '../../plugins/lean/unusedStyles.ts';

/** Classes in the pages of a built site whose styles the build has left out. */
export function classesLeftOut(build: string): readonly string[] {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('examples'),
  );
  const names = pages.flatMap((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    return [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, list, one]) =>
      (list ?? one ?? '').split(' '),
    );
  });
  return [...new Set(names)].filter(isUnusedClass);
}
