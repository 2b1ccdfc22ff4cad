/**
 * Copies a text.
 *
 * @returns whether it is in the clipboard; frames without `clipboard-write` may not
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
