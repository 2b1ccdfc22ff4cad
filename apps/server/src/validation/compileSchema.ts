import { z } from 'zod';
import { componentSchemas } from '@mezzanine/api-contract/open-api-document';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';

/** Location of the contract's schemas, and of the definitions in a standalone schema. */
const componentsPath = '#/components/schemas/';
const definitionsPath = '#/$defs/';

/** Compiles a schema of the contract, which may refer to the schemas that it names. */
export function compileSchema(schema: JsonSchema): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: componentSchemas });
  // Descriptions and examples belong to the contract, not to a global registry.
  const standalone = JSON.parse(
    whole.replaceAll(componentsPath, definitionsPath),
  ) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(standalone, { registry: z.registry() });
}
