import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps what no page uses out of the browser's bundle. Aliases are set in place: returned ones are
 * merged behind Docusaurus' own and would lose.
 */
export function leanBundle(): Plugin {
  return {
    name: 'mezzanine-lean-bundle',
    configureWebpack(config) {
      const alias = (config.resolve ??= {}).alias as Record<string, string>;
      // The theme's client module imports the highlighter to hand it grammars.
      alias['prism-react-renderer'] = path.join(__dirname, 'lean/noHighlighter.ts');
      return {};
    },
  };
}
