import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of the framework, and the file here that stands in for each. */
export const guardedModules: Readonly<Record<string, string>> = {
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
  '@docusaurus/Head': path.join(__dirname, 'Head.tsx'),
};

/** Makes wrong use of the router's hooks and of the document's head say what is wrong. */
export function guards(): Plugin {
  return {
    name: 'mezzanine-guards',
    configureWebpack(config) {
      // Set in place: returned aliases are merged behind Docusaurus' own and would lose.
      Object.assign(((config.resolve ??= {}).alias ??= {}), guardedModules);
      return {};
    },
  };
}
