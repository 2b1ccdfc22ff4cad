/**
 * Builds `dist/mezzanine.html`, the self-contained page, and `dist/outdoor.js`, which the page
 * requests to show an outdoor map; then prints their sizes. The page contains only the parts of
 * three that the SDK runs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { leanThree } from '@mezzanine/mezzanine-js/lean-three';

/** Maximum compressed size of the page. */
const pageBudgetBytes = 300_000;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const common: BuildOptions = {
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'browser',
  target: ['es2022', 'chrome111', 'safari16.4'],
  conditions: ['mezzanine-source'],
  minify: true,
  // The script is inline in a page.
  supported: { 'inline-script': false },
  legalComments: 'none',
  logLevel: 'warning',
};

/** Files as text. */
const asText: Plugin = {
  name: 'as-text',
  setup(setting) {
    setting.onResolve({ filter: /\?text$/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path.slice(0, -'?text'.length))),
      namespace: 'text',
    }));
    setting.onLoad({ filter: /.*/, namespace: 'text' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

async function scriptOf(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({ ...common, ...options, write: false });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('esbuild wrote nothing.');
  return script.text;
}

const { dependencies } = JSON.parse(await readFile(here('package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const outdoor = await scriptOf({ entryPoints: [here('src/outdoorPart.ts')], plugins: [asText] });
const script = await scriptOf({
  entryPoints: [here('src/page.ts')],
  alias: { 'maplibre-gl': here('src/loadedMapLibre.cjs') },
  define: { ENGINE_VERSION: JSON.stringify(dependencies['@mezzanine/mezzanine-js']) },
  plugins: [leanThree()],
});
const style = await scriptOf({ entryPoints: [here('src/page.css')] });

const hashes = [script, outdoor].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);
const policy = [
  "default-src 'none'",
  `script-src ${hashes.join(' ')}`,
  "style-src 'unsafe-inline'",
  'img-src * data: blob: mezzanine:',
  'connect-src * data: blob: mezzanine:',
  'font-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Replaces each mark in the page's text, together with the whitespace around it. */
function filled(template: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce((page, [name, text]) => {
    const parts = page.split(new RegExp(`\\s*/\\* ${name} \\*/\\s*`));
    if (parts.length !== 2) throw new Error(`page.html has no mark for ${name}.`);
    // The policy contains the hash of exactly the text between the tags.
    return parts.join(text);
  }, template);
}

const template = (await readFile(here('src/page.html'), 'utf8')).replaceAll(/^\s+/gm, '');
const page = filled(template, { policy, style, script });

const compressed = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;

await rm(here('dist'), { recursive: true, force: true });
await mkdir(here('dist'), { recursive: true });
for (const [name, text] of Object.entries({ 'mezzanine.html': page, 'outdoor.js': outdoor })) {
  await writeFile(here(`dist/${name}`), text);
  const sizes = [Buffer.byteLength(text), compressed(text)].map((bytes) =>
    (bytes / 1000).toFixed(1),
  );
  process.stdout.write(`${name}: ${sizes.join(' kB raw, ')} kB br\n`);
}
if (compressed(page) > pageBudgetBytes) {
  throw new Error(
    `mezzanine.html has ${compressed(page)} bytes, compressed. Its budget is ${pageBudgetBytes}: leave something out, or make it a part like outdoor.js.`,
  );
}
