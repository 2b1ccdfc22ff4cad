import { mergeConfig, type UserConfig } from 'vite';
import viewer from './vite.config.ts';

/**
 * The viewer as a script for other pages: `web.js` and `web.css`, with stable names. All other
 * files are loaded relative to them, from any origin.
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
    // The hosted viewer, built earlier, is in the same folder.
    emptyOutDir: false,
    // One style sheet, for the shadow tree that contains the map.
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
