import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const reading = /var\(\s*(--[\w-]+)/g;
const setting = /(--[\w-]+)\s*:([^;{}]*)/g;
const readers = /\.(?:css|tsx?|mdx)$/;
const infima = require.resolve('infima/dist/css/default/default.css');

/** What the plugin reads and writes of a declaration of a stylesheet. */
export interface StyleDeclaration {
  readonly prop: string;
  readonly parent?: { readonly selector?: string };
  readonly source?: { readonly input: { readonly file?: string } };
  remove(): void;
}

/**
 * A plugin of PostCSS that takes out of Infima, the theme's stylesheet, the custom properties that
 * no style and no component comes to read, and the values in `:root` that our tokens replace there:
 * a good part of its four hundred.
 *
 * @param siteDir - folder of the portal
 */
export function withoutUnusedProperties(siteDir: string) {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const files = [...filesIn(path.join(theme, 'lib')), ...filesIn(path.join(siteDir, 'src'))];
  const used = propertiesReached(
    readFileSync(infima, 'utf8'),
    files.map((file) => readFileSync(file, 'utf8')).join('\n'),
  );
  const replaced = propertiesOfRoot(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
  return {
    postcssPlugin: 'mezzanine-unused-properties',
    Declaration(declaration: StyleDeclaration): void {
      const { prop, parent, source } = declaration;
      const isReplaced = parent?.selector === ':root' && replaced.has(prop);
      if (!prop.startsWith('--') || (used.has(prop) && !isReplaced)) return;
      if (/[\\/]infima[\\/]/.test(source?.input.file ?? '')) declaration.remove();
    },
  };
}

/**
 * The custom properties that count: read by a rule or by other sources, or by the value of one that
 * counts.
 *
 * @param styles - stylesheet that sets them
 * @param others - whatever else may read them
 */
export function propertiesReached(styles: string, others: string): ReadonlySet<string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of styles.matchAll(setting)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  const reached = new Set(propertiesRead(styles.replace(setting, '') + others));
  // A set may grow while it is walked.
  for (const name of reached) {
    for (const next of propertiesRead(values.get(name) ?? '')) reached.add(next);
  }
  return reached;
}

/** The custom properties that a stylesheet sets in its rules for `:root`, whatever the theme. */
export function propertiesOfRoot(styles: string): ReadonlySet<string> {
  const blocks = [...styles.matchAll(/(?:^|\})[^{}]*:root\s*\{([^{}]*)\}/g)];
  const set = blocks.flatMap(([, block = '']) => [...block.matchAll(setting)]);
  return new Set(set.map(([, name = '']) => name));
}

function propertiesRead(text: string): readonly string[] {
  return [...text.matchAll(reading)].map(([, name = '']) => name);
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => readers.test(name)).map((name) => path.join(folder, name));
}
