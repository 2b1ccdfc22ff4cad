/**
 * Packs the visual with Microsoft's own tools and compares the result with our package. Everything
 * except the program must be equal, and their checks must pass. Installs the tools here if they are
 * missing. Without a registry, it skips the comparison with a message, and does not fail. Checks
 * that need no tools always run first.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { unzipSync } from 'fflate';
import { bundleVisual } from '../packaging/bundleVisual.ts';
import { packVisual } from '../packaging/packVisual.ts';
import { readDescription } from '../packaging/readDescription.ts';

const run = promisify(execFile);
const tools = fileURLToPath(new URL('.', import.meta.url));
const folder = join(tools, '..');
const stage = join(folder, 'dist/check');

/** Features that the tools recommend and this visual omits on purpose. */
const withoutFeatures = [
  // Only other kinds of data views have highlights.
  'Highlight Data',
  // English only, like the whole product.
  'Localizations',
];

interface Resource {
  readonly capabilities: {
    readonly dataRoles: readonly { readonly name: string }[];
    readonly dataViewMappings: readonly unknown[];
  };
  readonly content: { readonly js: string; readonly css: string; readonly iconBase64: string };
  readonly visual: { readonly guid: string };
}

const ours = await packOurs();
failOn([...pluginFaults(ours), ...roleFaults(ours)]);
if (await installTools()) {
  const [theirs, output] = await packWithTools();
  failOn([...differences(ours, theirs), ...pluginFaults(theirs), ...missing(output)]);
  process.stdout.write('The visual packs as with the tools of Microsoft.\n');
}

function failOn(faults: readonly string[]): void {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exit(1);
}

async function installTools(): Promise<boolean> {
  const installed = await readFile(join(tools, 'node_modules/.package-lock.json')).catch(() => '');
  if (installed !== '') return true;
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  try {
    await run('npm', args, { cwd: tools });
    return true;
  } catch (error) {
    const text = String((error as { stderr?: unknown }).stderr ?? error);
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(text))
      throw error;
    process.stdout.write(
      'Checked: the package opens, its program adds the plugin, and its mappings name its fields. NOT CHECKED, since no registry can be reached for the tools of Microsoft: that they pack the same.\n',
    );
    return false;
  }
}

/** Packs the same program with the tools, as a minimal project with only an entry. */
async function packWithTools(): Promise<readonly [Resource, string]> {
  await rm(stage, { recursive: true, force: true });
  await mkdir(join(stage, 'assets'), { recursive: true });
  for (const file of ['pbiviz.json', 'capabilities.json', 'style.css', 'assets/icon.png']) {
    await cp(join(folder, file), join(stage, file));
  }
  const description = await readDescription(folder, { hasVenue: false });
  const program = await bundleVisual(folder, description, undefined, 'module');
  await writeFile(join(stage, 'program.js'), program);
  // Their compiler would check the bundled program for half a minute, after ours has.
  await writeFile(
    join(stage, 'program.d.ts'),
    'export declare class Visual { constructor(options?: unknown); update(options: unknown): void; }\n',
  );
  await writeFile(
    join(stage, 'visual.ts'),
    `import './style.css';\nexport { Visual } from './program.js';\n`,
  );
  const compilerOptions = { target: 'es2022', module: 'es2022', moduleResolution: 'node' };
  await writeFile(
    join(stage, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, outDir: './.tmp/build', lib: ['es2022', 'dom'] },
      files: ['./visual.ts'],
    }),
  );
  await writeFile(join(stage, 'package.json'), '{"name":"visual","private":true}');
  await writeFile(join(stage, 'eslint.config.mjs'), 'export default [{ ignores: ["**"] }];\n');
  await symlink(join(tools, 'node_modules'), join(stage, 'node_modules'), 'dir');
  const pbiviz = join(tools, 'node_modules/powerbi-visuals-tools/bin/pbiviz.js');
  const { stdout, stderr } = await run(
    process.execPath,
    [pbiviz, 'package', '--skip-api', '--no-stats', '--no-minify'],
    // They write a certificate for their development server to the home folder.
    { cwd: stage, env: { ...process.env, HOME: stage }, maxBuffer: 2 ** 24 },
  );
  const output = stdout + stderr;
  const [file] = (await readdir(join(stage, 'dist'))).filter((name) => name.endsWith('.pbiviz'));
  if (file === undefined) throw new Error(`pbiviz created no package:\n${output}`);
  return [resourceOf(await readFile(join(stage, 'dist', file))), output];
}

async function packOurs(): Promise<Resource> {
  const description = await readDescription(folder, { hasVenue: false });
  const [style, icon] = await Promise.all([
    readFile(join(folder, 'style.css'), 'utf8'),
    readFile(join(folder, 'assets/icon.png')),
  ]);
  const program = await bundleVisual(folder, description, undefined);
  return resourceOf(packVisual(description, { program, style, icon }));
}

function resourceOf(bytes: Uint8Array): Resource {
  const files = Object.entries(unzipSync(bytes));
  const [, json] = files.find(([path]) => /^resources\/.*\.json$/.test(path)) ?? [];
  return JSON.parse(new TextDecoder().decode(json)) as Resource;
}

function differences(ours: Resource, theirs: Resource): string[] {
  const plain = ({ content, ...rest }: Resource): Record<string, unknown> => ({
    ...rest,
    css: content.css.replaceAll(/\s+/g, ''),
    icon: content.iconBase64,
  });
  const [one, other] = [plain(ours), plain(theirs)];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [own, their] = [JSON.stringify(one[key]), JSON.stringify(other[key])];
    return own === their
      ? []
      : [`${key} is ${own?.slice(0, 300)}; the tools write ${their?.slice(0, 300)}.`];
  });
}

/** Runs their program up to the point where Power BI creates a visual. */
function pluginFaults({ content, visual }: Resource): string[] {
  const page: Record<string, unknown> = { powerbi: {}, console };
  page['window'] = page;
  runInNewContext(content.js, page);
  const { plugins } =
    (page['powerbi'] as { visuals?: { plugins?: Record<string, object> } }).visuals ?? {};
  const plugin = plugins?.[visual.guid];
  if (plugin === undefined) return [`The program adds no plugin ${visual.guid}.`];
  return 'create' in plugin ? [] : ['The plugin has no create().'];
}

/** Fields in the mappings that users cannot drag data to, or vice versa. */
function roleFaults({ capabilities: { dataRoles, dataViewMappings } }: Resource): string[] {
  const text = JSON.stringify(dataViewMappings);
  const bound = [...text.matchAll(/"(?:to|in)":"([^"]+)"/g)].map(([, name]) => name ?? '');
  const names = dataRoles.map(({ name }) => name);
  return [
    ...bound
      .filter((name) => !names.includes(name))
      .map((name) => `A mapping names the field "${name}", which is no data role.`),
    ...names
      .filter((name) => !bound.includes(name))
      .map((name) => `No mapping takes the data role "${name}".`),
  ];
}

/** Recommendations of the tools that were not omitted on purpose. */
function missing(output: string): string[] {
  const named = [...output.matchAll(/warn\s+(.+?) - https:\/\/learn/g)].map(
    ([, name]) => name ?? '',
  );
  return named
    .filter((name) => !withoutFeatures.includes(name))
    .map((name) => `The tools miss the feature ${name}.`);
}
