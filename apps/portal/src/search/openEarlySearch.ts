import { longestQuery } from './longestQuery.ts';

declare global {
  interface Window {
    /** From the script that starts a page, so that the page's programs have no second copy. */
    openEarlySearch?: typeof openEarlySearch;
  }
}

/**
 * Opens a search field that takes every key until the search dialog is there, which takes its text over
 * (`useEarlyQuery`). Enter opens the page of results. Does nothing if it is open.
 *
 * @param text - initial text; if it is empty, the text that is selected on the page, which the next key replaces
 * @param onClose - called when it is closed, by the user or by the dialog
 */
export function openEarlySearch(text: string, onClose: () => void): void {
  if (document.querySelector('.early-search')) return;
  const selected = text === '' ? (getSelection()?.toString().trim() ?? '') : '';
  const dialog = document.createElement('dialog');
  dialog.className = 'early-search';
  dialog.ariaLabel = 'Search';
  const form = document.createElement('form');
  form.action = '/search-results';
  const field = document.createElement('input');
  field.name = 'q';
  field.value = (text || selected).slice(0, longestQuery);
  field.autocomplete = 'off';
  field.placeholder = field.ariaLabel = 'Search docs';
  form.append(field);
  dialog.append(form);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  document.body.append(dialog);
  dialog.showModal();
  if (selected !== '') field.select();
}
