import { agentsText } from './agentsText.ts';

/** Input of a project. */
export interface ProjectSource {
  /** `<group>/<name>` of the example. */
  readonly example: string;
  /** Name of the program's file. */
  readonly file: string;
  readonly text: string;
  /** Origin of the server that provides the packages and the venues. */
  readonly origin: string;
  /** Other files of the project, by path. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  /** The stylesheet for the controls of examples. */
  readonly styles: string;
}

/** Versions that projects are tested with. */
const versions = {
  maplibre: '6.17.0',
  react: '19.3.1',
  'react-types': '19.3.0',
  'react-dom-types': '19.3.0',
  three: '0.187.0',
  typescript: '6.0.3',
  uqr: '0.1.3',
  vite: '8.3.8',
} as const;

/** Our packages that the server provides as archives, with their peer dependencies. */
const peers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mezzanine-js': { three: versions.three },
  'react-sdk': { react: versions.react, 'react-dom': versions.react },
  'maplibre-overlay': { 'maplibre-gl': versions.maplibre },
  mvf: {},
};

/**
 * Generates the text files of a Vite project for a program, with the structure of the getting-started
 * guide. It runs with `npm install && npm run dev`.
 */
export function projectFiles(source: ProjectSource): Readonly<Record<string, string>> {
  const isReact = source.file.endsWith('.tsx');
  return {
    'package.json': json(packageOf(source, isReact)),
    'tsconfig.json': json(compilerSettings(isReact)),
    'vite.config.ts':
      "import { defineConfig } from 'vite';\n\n" +
      '// Programs wait for the venue at their top level.\n' +
      "export default defineConfig({ build: { target: 'es2022' } });\n",
    'index.html': page(source),
    'src/style.css': source.styles,
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    [`src/${source.file}`]: source.text,
    'README.md': readme(source),
    'AGENTS.md': agentsText(source),
  };
}

/** Files that a program refers to with `new URL('./name', import.meta.url)`. */
export function filesBeside(text: string): readonly string[] {
  const named = text.matchAll(
    /new URL\(\s*['"]\.\/([\w-]+(?:\.[\w-]+)+)['"],\s*import\.meta\.url/g,
  );
  return [...new Set([...named].map(([, file = '']) => file))];
}

function packageOf({ example, text, origin }: ProjectSource, isReact: boolean) {
  const own = Object.keys(peers).filter((name) => text.includes(`@mezzanine/${name}`));
  const needed = [...new Set(['mezzanine-js', ...own])];
  const dependencies = Object.fromEntries(
    needed.flatMap((name) => [
      [`@mezzanine/${name}`, `${origin}/packages/${name}.tgz`] as const,
      ...Object.entries(peers[name] ?? {}),
    ]),
  );
  const withMapLibre = text.includes('maplibre') || text.includes('outdoor');
  const reactTypes = {
    '@types/react': versions['react-types'],
    '@types/react-dom': versions['react-dom-types'],
  };
  return {
    name: example.replace('/', '-'),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: {
      ...dependencies,
      ...(withMapLibre && { 'maplibre-gl': versions.maplibre }),
      ...(text.includes("from 'uqr'") && { uqr: versions.uqr }),
    },
    devDependencies: {
      ...(isReact && reactTypes),
      typescript: versions.typescript,
      vite: versions.vite,
    },
  };
}

function compilerSettings(isReact: boolean) {
  return {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      ...(isReact && { jsx: 'react-jsx' }),
      types: ['vite/client'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  };
}

function page({ example, file }: ProjectSource): string {
  const root = file.endsWith('.tsx') ? '<div id="root"></div>' : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${example}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/src/style.css" />
  </head>
  <body>
    <div id="map">${root}</div>
    <script type="module" src="/src/${file}"></script>
  </body>
</html>
`;
}

function readme({ example, origin }: ProjectSource): string {
  return `# ${example}

A program from the playground at ${origin}/playground/.

    npm install
    npm run dev

Node.js 20.19 or later, or 22.12 or later. The packages and the demo venues come from ${origin}, so
that server has to run.
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
