import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { filesBeside } from './projectFiles.ts';
import { zipProject } from './zipProject.ts';

const origin = 'https://maps.example';
const served: Readonly<Record<string, string>> = {
  '/play/page.css': 'body{margin:0}',
  '/play/files/3d-models/place-a-model/chair.glb': 'glTF',
};
const fetchFile = (address: string) => {
  const text = served[address];
  return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
};

async function unzip(archive: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

describe('zipProject', () => {
  test('contains the program, its imports, and packages by the URL that serves them', async () => {
    const text =
      "import { showMap } from '@mezzanine/mezzanine-js';\n" +
      "const source = new URL('./chair.glb', import.meta.url);\n";
    const files = await unzip(
      await zipProject(
        { example: '3d-models/place-a-model', file: 'main.ts', text, origin },
        fetchFile,
      ),
    );
    const at = '3d-models-place-a-model';
    expect(files[`${at}/src/main.ts`]).toBe(text);
    expect(files[`${at}/src/chair.glb`]).toBe('glTF');
    expect(files[`${at}/src/style.css`]).toBe('body{margin:0}');
    expect(files[`${at}/index.html`]).toContain('src="/src/main.ts"');
    const { dependencies, scripts } = JSON.parse(files[`${at}/package.json`] ?? '') as {
      dependencies: Record<string, string>;
      scripts: Record<string, string>;
    };
    expect(dependencies).toEqual({
      '@mezzanine/mezzanine-js': `${origin}/packages/mezzanine-js.tgz`,
      three: '0.187.0',
    });
    expect(scripts['dev']).toBe('vite');
  });

  test('has instructions for assistants, whose commands exist and whose pages are Markdown', async () => {
    const source = { example: 'labels/a', file: 'main.tsx', text: "baseUrl: ''", origin };
    const files = await unzip(await zipProject(source, fetchFile));
    const agents = files['labels-a/AGENTS.md'] ?? '';
    const { scripts, devDependencies } = JSON.parse(files['labels-a/package.json'] ?? '') as {
      scripts: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const named = [...agents.matchAll(/`npm run (\w+)`/g)].map(([, name = '']) => name);
    expect(named.sort()).toEqual(Object.keys(scripts).sort());
    expect(agents).toContain('`npx tsc`');
    expect(devDependencies).toHaveProperty('typescript');
    expect(agents).toContain('src/main.tsx');
    expect(agents).toContain('that server has to run');
    expect(agents).toContain(`${origin}/skills/mezzanine-react/SKILL.md`);
  });

  test('a React program includes React and its types', async () => {
    const text = "import { MapView } from '@mezzanine/react-sdk';\n";
    const files = await unzip(
      await zipProject({ example: 'labels/a', file: 'main.tsx', text, origin }, fetchFile),
    );
    const project = files['labels-a/package.json'] ?? '';
    expect(project).toContain(`"@mezzanine/react-sdk": "${origin}/packages/react-sdk.tgz"`);
    expect(project).toContain('"react-dom"');
    expect(project).toContain('"@types/react"');
    expect(files['labels-a/tsconfig.json']).toContain('react-jsx');
  });

  test('a program that draws a QR code includes that library', async () => {
    const text = "import { renderSVG } from 'uqr';\n";
    const source = { example: 'apps/kiosk', file: 'main.ts', text, origin };
    const files = await unzip(await zipProject(source, fetchFile));
    expect(files['apps-kiosk/package.json']).toMatch(/"uqr": "\d/);
  });

  test('reports a missing file', async () => {
    const text = "new URL('./none.glb', import.meta.url)";
    await expect(
      zipProject({ example: 'labels/a', file: 'main.ts', text, origin }, fetchFile),
    ).rejects.toThrow('/play/files/labels/a/none.glb returned status 404');
  });

  test('lists files next to the program, and none outside its folder', () => {
    expect(
      filesBeside(
        "new URL('./a.glb', import.meta.url); new URL('../b.glb', import.meta.url);" +
          "new URL('./a.glb', import.meta.url); new URL('./c/d.glb', import.meta.url);" +
          "new URL('./..', import.meta.url); new URL('/etc', import.meta.url)",
      ),
    ).toEqual(['a.glb']);
  });
});
