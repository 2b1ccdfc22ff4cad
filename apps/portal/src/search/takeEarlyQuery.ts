/**
 * Closes the search field that was open before the page's scripts listened.
 *
 * @returns the text in it; empty if there was none
 */
export function takeEarlyQuery(): string {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.early-search[open]');
  const typed = dialog?.querySelector('input')?.value ?? '';
  dialog?.close();
  return typed;
}
