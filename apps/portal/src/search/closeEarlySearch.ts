/**
 * Closes the search field that is open while the dialog loads.
 *
 * @returns the text in it; empty if it is not open
 */
export function closeEarlySearch(): string {
  const field = document.querySelector<HTMLDialogElement>('dialog.early-search[open]');
  const text = field?.querySelector('input')?.value ?? '';
  field?.close();
  return text;
}
