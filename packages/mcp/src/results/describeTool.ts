import type { Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool } from './Tool.ts';

/**
 * A tool as clients list it. Every conversation pays for this list, so it has what an assistant needs for
 * a call: the input with all limits. Of the output, it has the fields and their types. What is inside a
 * field, the result itself says. The server checks its results against the whole schema.
 */
export function describeTool({
  name,
  title,
  description,
  input,
  output,
  annotations,
}: Tool): ToolDescription {
  return {
    name,
    title,
    description,
    inputSchema: inputSchemaOf(input),
    outputSchema: outputSchemaOf(output),
    annotations,
  };
}

function inputSchemaOf(input: z.ZodObject): ToolDescription['inputSchema'] {
  // The protocol's own dialect is the default.
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input' });
  // The protocol's type does not know that a schema can be a boolean.
  return { ...schema, type: 'object' } as ToolDescription['inputSchema'];
}

function outputSchemaOf(output: z.ZodObject): NonNullable<ToolDescription['outputSchema']> {
  const { properties = {} } = z.toJSONSchema(output);
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    typeof schema === 'object' ? { type: schema.type } : schema,
  ]);
  return { type: 'object', properties: Object.fromEntries(fields) as Record<string, object> };
}
