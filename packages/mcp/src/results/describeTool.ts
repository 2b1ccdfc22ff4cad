import type { Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool } from './Tool.ts';

/**
 * Describes a tool for the list that clients request. Every conversation pays for this list, so it
 * has only what a call needs: the input with all limits, and the fields of the output with their
 * types. Results show what is inside a field; the server checks them against the whole schema.
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
  // The default dialect of the protocol need not be named.
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
