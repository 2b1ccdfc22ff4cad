import { MvfError } from '@mezzanine/mvf';

/** Explains to users why a file cannot be used. */
export function describeFileFailure(file: string, error: unknown): string {
  if (error instanceof MvfError) return `${file} cannot be used. ${error.message}`;
  if (error instanceof DOMException) {
    return `${file} cannot be read because it was moved, changed, or deleted. Choose it again.`;
  }
  return error instanceof Error ? error.message : String(error);
}
