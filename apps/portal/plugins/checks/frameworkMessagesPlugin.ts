import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of Docusaurus, and the file here that replaces each. */
const replacements: Readonly<Record<string, string>> = {
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
  '@docusaurus/Head': path.join(__dirname, 'Head.tsx'),
};

/** Makes wrong use of the router's hooks and of the document's head say what is wrong. */
export function frameworkMessagesPlugin(): Plugin {
  return {
    name: 'mezzanine-framework-messages',
    configureWebpack: (config) => ({ resolve: { alias: replacedModules(config.resolve?.alias) } }),
  };
}

/**
 * The aliases that replace those of Docusaurus.
 *
 * @param aliases - what Docusaurus resolves its own modules by
 * @throws Error when a module that is replaced here is not among them
 */
export function replacedModules(aliases: unknown): Readonly<Record<string, string>> {
  const missing = Object.keys(replacements).filter((name) => !(name in Object(aliases)));
  if (missing.length === 0) return replacements;
  throw new Error(
    `Docusaurus has no alias for ${missing.join(', ')}, which plugins/checks replaces. Adapt it to ` +
      'this Docusaurus version.',
  );
}
