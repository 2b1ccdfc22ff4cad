import { z } from 'zod';
import { componentSchemas } from '@mezzanine/api-contract/open-api-document';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';

/** Where the contract's schemas are, and where a schema that stands alone has them. */
const componentsPath = '#/components/schemas/';
const definitionsPath = '#/$defs/';

/** Makes a check of a schema of the contract, which may refer to the schemas that it names. */
export function compileSchema(schema: JsonSchema): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: componentSchemas });
  // Descriptions and examples are data of the contract, not of a registry that every schema shares.
  const standalone = JSON.parse(
    whole.replaceAll(componentsPath, definitionsPath),
  ) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(standalone, { registry: z.registry() });
}
