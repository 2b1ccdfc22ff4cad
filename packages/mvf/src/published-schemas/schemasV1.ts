import { fileURLToPath } from 'node:url';
import { fileKindsV1 } from './fileKindsV1.ts';
import { publishedSchemas } from './publishedSchemas.ts';
import { samplesOf } from './samplesOf.ts';
import type { JsonSchema } from './toJsonSchema.ts';
import { TypeDocs } from './TypeDocs.ts';

/** The JSON Schemas of version 1, by the name of their file. */
export function schemasV1(): Record<string, JsonSchema> {
  const types = fileURLToPath(new URL('FilesV1.ts', import.meta.url));
  return publishedSchemas({
    version: 1,
    kinds: fileKindsV1,
    docs: TypeDocs.ofFile(types, 'FilesV1'),
    samples: samplesOf('v1', fileKindsV1),
  });
}
