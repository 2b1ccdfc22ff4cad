import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../site.config.ts';
import { schemaPath, type FormatVersion } from './formatFiles.ts';
import { SchemaFolder } from './SchemaFolder.ts';

/**
 * Writes a version of the format as one text for language models: how to download a bundle, the
 * numbered rules, and each JSON Schema.
 */
export function plainText(root: string, version: FormatVersion): string {
  const rules = path.join(root, 'packages/mvf/spec', `${version}.md`);
  const schemas = schemaPath(root, version);
  return [
    `# ${site.product.name} venue format (MVF), version ${version.slice(1)}`,
    howToGet(version),
    existsSync(rules) ? readFileSync(rules, 'utf8').trim() : '',
    ...new SchemaFolder(schemas).files.map(
      (file) => `## ${file}\n\n${readFileSync(path.join(schemas, file), 'utf8').trim()}`,
    ),
    '',
  ].join('\n\n');
}

function howToGet(version: FormatVersion): string {
  const { demo, server } = site;
  const query = version === 'v1' ? '?version=1' : '';
  return [
    'Get a token, then download the bundle, a zip file:',
    '',
    `POST ${server.sampleOrigin}/api/v1/token`,
    'Content-Type: application/json',
    JSON.stringify({ key: demo.key, secret: demo.secret }),
    '',
    `GET ${server.sampleOrigin}/api/v1/venues/${demo.venueId}/bundle${query}`,
    'Authorization: Bearer <accessToken of the first response>',
  ].join('\n');
}
