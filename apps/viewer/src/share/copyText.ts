/**
 * Copies a text to the clipboard.
 *
 * @returns whether it was copied; frames need the permission `clipboard-write`
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
