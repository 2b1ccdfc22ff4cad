import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measuredWithout } from './measuredWithout.ts';

/**
 * What the browser's bundle has in place of two libraries of Docusaurus; `false` is an empty module.
 * Code is highlighted by the build, so the theme's highlighter is left out. Of tslib, only the
 * helper that is called is included.
 *
 * @throws Error when a package of Docusaurus no longer depends on its library
 */
export function replacedLibraries(): Readonly<Record<string, string | false>> {
  const replaced: Record<string, string | false> = {};
  if (!measuredWithout('no-highlighter')) {
    const highlighter = dependencyOf('@docusaurus/theme-classic', 'prism-react-renderer');
    replaced[highlighter] = false;
  }
  if (!measuredWithout('one-helper')) {
    const helpers = dependencyOf('@docusaurus/utils-common', 'tslib');
    replaced[helpers] = path.join(__dirname, 'importDefault.ts');
  }
  return replaced;
}

/**
 * The name of a library that a package depends on.
 *
 * @throws Error when the package does not depend on it
 */
export function dependencyOf(owner: string, library: string): string {
  const file = require.resolve(`${owner}/package.json`);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  if (library in dependencies) return library;
  throw new Error(
    `${owner} does not depend on ${library}, so there is nothing to replace. Remove it from ` +
      'plugins/performance/replacedLibraries.ts.',
  );
}
