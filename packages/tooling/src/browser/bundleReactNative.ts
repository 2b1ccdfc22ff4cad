import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles a React Native app for a browser, as one module: `react-native-web` renders it, and its
 * web view is a frame with the real page.
 *
 * @param entry - absolute path of the file that runs the app
 */
export async function bundleReactNative(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['mezzanine-source'],
    resolveExtensions: ['.web.js', '.tsx', '.ts', '.js'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    alias: {
      'react-native': 'react-native-web',
      'react-native-webview': at('../../../../sdks/react-native/example/web/webView.tsx'),
    },
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
