/**
 * Thrown if a tool cannot do its task. The message is shown to the assistant: what was given, what
 * was expected or exists, and what to do.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
