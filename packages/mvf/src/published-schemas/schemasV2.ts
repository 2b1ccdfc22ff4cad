import { fileURLToPath } from 'node:url';
import { fileKindsV2 } from './fileKindsV2.ts';
import { publishedSchemas } from './publishedSchemas.ts';
import { samplesOf } from './samplesOf.ts';
import type { JsonSchema } from './toJsonSchema.ts';
import { TypeDocs } from './TypeDocs.ts';

/** The JSON Schemas of version 2, by the name of their file. */
export function schemasV2(): Record<string, JsonSchema> {
  const types = fileURLToPath(new URL('FilesV2.ts', import.meta.url));
  return publishedSchemas({
    version: 2,
    kinds: fileKindsV2,
    docs: TypeDocs.ofFile(types, 'FilesV2'),
    samples: samplesOf('v2', fileKindsV2),
  });
}
