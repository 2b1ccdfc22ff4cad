import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measuredWithout } from './measuredWithout.ts';

/**
 * Replacements of two Docusaurus libraries in browser bundles; `false` is an empty module. The build
 * highlights code, so the theme's highlighter is left out. Only one helper of tslib is called.
 *
 * @throws Error if a Docusaurus package no longer depends on its library
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
 * Checks that a package depends on a library, and returns the library's name.
 *
 * @throws Error if it does not
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
