/**
 * Writes the JSON Schema of each kind of file to `schema/`, from the schemas that the reader uses.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { schemasV1 } from './src/published-schemas/schemasV1.ts';
import { schemasV2 } from './src/published-schemas/schemasV2.ts';

for (const [version, schemas] of Object.entries({ v1: schemasV1(), v2: schemasV2() })) {
  const folder = fileURLToPath(new URL(`schema/${version}/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const { code } = await format(name, JSON.stringify(schema), { printWidth: 100 });
    await writeFile(`${folder}${name}`, code);
  }
  process.stdout.write(`${Object.keys(schemas).length} schemas of ${version}\n`);
}
