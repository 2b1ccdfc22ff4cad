/**
 * Generates the types and test vectors of the protocol from its tables; with `--check`, only checks that they are up
 * to date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { kotlinMessages, kotlinTopics, kotlinTypes } from './writeKotlin.ts';
import { typescriptMessages, typescriptTypes } from './writeTypescript.ts';
import { declarations } from './src/schema/declarations.ts';
import { mobileErrorCodes } from './src/schema/errorCodes.ts';
import { events, requests } from './src/schema/messages.ts';
import { stateTopics } from './src/schema/stateTypes.ts';
import { swiftMessages, swiftTopics, swiftTypes } from './writeSwift.ts';
import { messageVectors } from './writeVectors.ts';

const heading = (reason: string): string =>
  `// Written from the tables in src/schema by generate.ts; do not edit.\n${reason}`;
const long = '/* oxlint-disable max-lines -- One table of types, as long as the protocol. */\n';

const nativeHeading =
  '// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.\n\n';
const kotlinFolder = '../../sdks/android/core/src/main/kotlin/io/github/mezzanine/generated';
const swiftFolder = '../../sdks/ios/Sources/MezzanineCore/Generated';
const remedies = Object.fromEntries(
  Object.entries(mobileErrorCodes).map(([code, { remedy }]) => [code, remedy]),
);

const outputs: Readonly<Record<string, string>> = {
  'src/generated/types.ts': `${heading(long)}\n${typescriptTypes(declarations)}`,
  'src/generated/messages.ts': `${heading('')}\n${typescriptMessages(requests, events)}`,
  [`${kotlinFolder}/Types.kt`]:
    nativeHeading + kotlinTypes(declarations, events, { ErrorCode: { remedy: remedies } }),
  [`${kotlinFolder}/Topics.kt`]: nativeHeading + kotlinTopics(stateTopics),
  [`${kotlinFolder}/Messages.kt`]: nativeHeading + kotlinMessages(requests, events),
  [`${swiftFolder}/Types.swift`]:
    nativeHeading + swiftTypes(declarations, events, { ErrorCode: { remedy: remedies } }),
  [`${swiftFolder}/Topics.swift`]: nativeHeading + swiftTopics(stateTopics),
  [`${swiftFolder}/Messages.swift`]: nativeHeading + swiftMessages(requests, events),
  'vectors/messages.json': `[\n${messageVectors()
    .map((vector) => JSON.stringify(vector))
    .join(',\n')}\n]\n`,
};

const isCheck = process.argv.includes('--check');
for (const [path, content] of Object.entries(outputs)) {
  const target = fileURLToPath(new URL(path, import.meta.url));
  const style = { singleQuote: true, printWidth: 100 };
  const text = path.endsWith('.ts') ? (await format(path, content, style)).code : content;
  const known = await readFile(target, 'utf8').catch(() => undefined);
  if (known === text) continue;
  if (isCheck) {
    process.stderr.write(
      `${relative(process.cwd(), target)} differs from the tables in src/schema. Regenerate it: npm run generate -w @mezzanine/mobile-protocol\n`,
    );
    process.exitCode = 1;
  } else {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
