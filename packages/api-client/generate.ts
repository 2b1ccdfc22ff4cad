/**
 * Generates the types of the client from the API contract; with `--check`, only checks that they
 * are up to date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { openApiDocument } from '@mezzanine/api-contract/open-api-document';
import { site } from '../../site.config.ts';

const target = new URL('src/contract.ts', import.meta.url);
// Examples are omitted: they are for readers of the reference and would be a quarter of this file.
const document = JSON.stringify(openApiDocument(site.product.name), (name, value: unknown) =>
  name === 'example' ? undefined : value,
);
const ast = await openapiTypescript(document, { alphabetize: true });
const heading = `// Written from the contract by generate.ts; do not edit.
// Exceeds the file size limit: one table of types, as long as the contract.
`;
const style = { singleQuote: true, printWidth: 100 };
const { code: text } = await format(target.pathname, heading + astToString(ast), style);

if (!process.argv.includes('--check')) {
  await writeFile(target, text);
} else if ((await readFile(target, 'utf8')) !== text) {
  process.stderr.write(
    'packages/api-client/src/contract.ts differs from the contract. Regenerate it: npm run generate -w packages/api-client\n',
  );
  process.exitCode = 1;
}
