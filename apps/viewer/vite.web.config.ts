import { mergeConfig, type UserConfig } from 'vite';
import viewer from './vite.config.ts';

/**
 * The viewer for pages of others: `web.js` and `web.css`, names that stay. Everything else is found
 * beside them, whichever origin they are loaded from.
 */
const web: UserConfig = {
  ...viewer,
  base: './',
  publicDir: false,
  plugins: (viewer.plugins ?? []).filter(
    (plugin) => !(plugin && 'name' in plugin && ['start', 'service-worker'].includes(plugin.name)),
  ),
};

export default mergeConfig(web, {
  build: {
    // Beside the hosted viewer, which was built before.
    emptyOutDir: false,
    // One style sheet, for the shadow tree that the map lives in.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { web: 'src/page-script/web.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: '[name].js',
        assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'web.css'
            : 'assets/[name]-[hash:10][extname]',
      },
    },
  },
} satisfies UserConfig);
