import path from 'node:path';
import { measuredWithout } from './measuredWithout.ts';
import type { Pattern } from './requireMatches.ts';

const file = 'replacedLibraries.ts';
const helper = path.join(__dirname, 'importDefault.ts');

/**
 * Replacements of two Docusaurus libraries in browser bundles; `false` is an empty module. The build
 * highlights code, so the theme's highlighter is left out. Only one helper of tslib is called.
 */
export function replacedLibraries(): Readonly<Record<string, string | false>> {
  return {
    ...(measuredWithout('no-highlighter') ? {} : { 'prism-react-renderer': false }),
    ...(measuredWithout('one-helper') ? {} : { tslib: helper }),
  };
}

/** The imports that are replaced. */
export const replacedPatterns: readonly Pattern[] = [
  {
    part: 'no-highlighter',
    modules: 'import of prism-react-renderer',
    file,
    // The bundler's name of an empty module ends with the import.
    matches: (module) => /^ignored\|.*\bprism-react-renderer$/.test(module.identifier()),
  },
  {
    part: 'one-helper',
    modules: 'import of tslib',
    file,
    matches: ({ resource }) => resource === helper,
  },
];
