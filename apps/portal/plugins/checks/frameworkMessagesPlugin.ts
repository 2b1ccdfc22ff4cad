import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Modules of Docusaurus, and our replacement for each. */
const replacements: Readonly<Record<string, string>> = {
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
  '@docusaurus/Head': path.join(__dirname, 'Head.tsx'),
};

/**
 * Improves the error messages for misuse of the router's hooks and the document's head, as the
 * specification requires (NAV-08).
 */
export function frameworkMessagesPlugin(): Plugin {
  return {
    name: 'mezzanine-framework-messages',
    configureWebpack: (config) => ({ resolve: { alias: replacedModules(config.resolve?.alias) } }),
  };
}

/**
 * Aliases that override aliases of Docusaurus.
 *
 * @param aliases - aliases by which Docusaurus resolves its own modules
 * @throws Error if they do not include a replaced module
 */
export function replacedModules(aliases: unknown): Readonly<Record<string, string>> {
  const missing = Object.keys(replacements).filter((name) => !(name in Object(aliases)));
  if (missing.length === 0) return replacements;
  throw new Error(
    `Docusaurus has no alias for ${missing.join(', ')}, which plugins/checks replaces. Adapt it to ` +
      'this Docusaurus version.',
  );
}
