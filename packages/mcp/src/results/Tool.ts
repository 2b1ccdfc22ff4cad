import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { Answer } from './Answer.ts';

/** Context of a tool call. */
export interface ToolCall {
  /** Aborted if the client cancels the request. */
  readonly signal: AbortSignal;
}

/** A tool: its description for clients, and its work. */
export interface Tool {
  /** Name in the protocol, such as `docs_search`. */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  /** When to use it, and what it returns. */
  readonly description: string;
  /** Schema of the arguments. */
  readonly input: z.ZodObject;
  /** Schema of the structured content. */
  readonly output: z.ZodObject;
  /** What it changes and reaches. */
  readonly annotations: ToolAnnotations;
  /** Does the work; throws {@link ToolError} with what to do. */
  run(input: unknown, call: ToolCall): Promise<Answer>;
}

/** Parts of a tool with typed input. */
interface ToolParts<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: z.ZodObject;
  /** Default: the tool only reads. */
  readonly annotations?: ToolAnnotations;
  run(input: z.output<Input>, call: ToolCall): Promise<Answer> | Answer;
}

/** Tools that change nothing and access only the site or the venues. */
const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Creates a tool whose input is checked before it runs. */
export function defineTool<Input extends z.ZodObject>(parts: ToolParts<Input>): Tool {
  const { name, title, description, input, output, annotations } = parts;
  return {
    name,
    title,
    description,
    input,
    output,
    annotations: { ...readOnly, ...annotations },
    run: async (given, call) => parts.run(input.parse(given), call),
  };
}
