/**
 * Generates the types of the protocol from its tables; with `--check`, only checks that they are up
 * to date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { typescriptMessages, typescriptTypes } from './writeTypescript.ts';
import { declarations } from './src/schema/declarations.ts';
import { events, requests } from './src/schema/messages.ts';

const heading = (reason: string): string =>
  `// Written from the tables in src/schema by generate.ts; do not edit.\n${reason}`;
const long = '/* oxlint-disable max-lines -- One table of types, as long as the protocol. */\n';

const outputs: Readonly<Record<string, string>> = {
  'src/generated/types.ts': `${heading(long)}\n${typescriptTypes(declarations)}`,
  'src/generated/messages.ts': `${heading('')}\n${typescriptMessages(requests, events)}`,
};

const isCheck = process.argv.includes('--check');
for (const [path, content] of Object.entries(outputs)) {
  const target = fileURLToPath(new URL(path, import.meta.url));
  const text = path.endsWith('.ts')
    ? await format(content, { ...(await resolveConfig(target)), parser: 'typescript' })
    : content;
  const known = await readFile(target, 'utf8').catch(() => undefined);
  if (known === text) continue;
  if (isCheck) {
    process.stderr.write(
      `packages/mobile-protocol/${path} differs from its tables. Regenerate it: npm run generate -w @mezzanine/mobile-protocol\n`,
    );
    process.exitCode = 1;
  } else {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
