import path from 'node:path';
import type { Plugin } from 'esbuild';

const folder = import.meta.dirname;
const runtime = path.join(folder, 'page-runtime/react-native');

/** The entry point of a React Native example: its component, shown in the page. */
export function appEntry(name: string): string {
  return `app:${name}`;
}

/** Replacements of native modules, by the name that programs import. */
const replaced: Readonly<Record<string, string>> = {
  'react-native-webview': 'WebView.tsx',
  '@mezzanine/react-native-sdk/page': 'mapPage.ts',
};

/** Runs React Native apps in pages, by react-native-web and a frame as the web view. */
export const reactNativeApps: Plugin = {
  name: 'react-native-apps',
  setup(builder) {
    builder.onResolve({ filter: /^app:/ }, ({ path: entry }) => ({
      path: entry.slice('app:'.length),
      namespace: 'app',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'app' }, ({ path: name }) => ({
      contents:
        `import App from './${name}/App.tsx';\n` +
        `import { showApp } from ${JSON.stringify(path.join(runtime, 'showApp.tsx'))};\n` +
        'showApp(App);\n',
      resolveDir: folder,
    }));
    builder.onResolve({ filter: /^react-native$/ }, ({ kind, resolveDir }) =>
      builder.resolve('react-native-web', { kind, resolveDir }),
    );
    builder.onResolve({ filter: /react-native-(webview|sdk\/page)$/ }, ({ path: name }) => {
      const file = replaced[name];
      return file === undefined ? undefined : { path: path.join(runtime, file) };
    });
    // An example has the color scheme of its host page, which may differ from the system's.
    builder.onResolve({ filter: /\/useColorScheme$/ }, ({ importer }) =>
      importer.includes('react-native-web')
        ? { path: path.join(runtime, 'useColorScheme.ts') }
        : undefined,
    );
  },
};
