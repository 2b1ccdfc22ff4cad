import { earlyResultsPath } from './early/earlyResultsPath.ts';
import { longestQuery, resultsPagePath } from './resultsPageAddress.ts';

declare global {
  interface Window {
    /** Set by the script that starts a page, so that the page's programs need no second copy. */
    openEarlySearch?: typeof openEarlySearch;
  }
}

/**
 * Opens a search field that receives every key until the search dialog has loaded. The dialog then takes over the
 * text (`useEarlyQuery`). Enter opens the results page, and a small program lists results below (`early/`). Escape, a
 * click beside the field, or focus elsewhere closes it. Does nothing if it is open.
 *
 * @param text - initial text; if it is empty, the text that is selected on the page, which the next key replaces
 * @param onClose - called when the user or the dialog closes the field
 */
export function openEarlySearch(text: string, onClose: () => void): void {
  if (document.querySelector('.early-search')) return;
  const selected = text === '' ? (getSelection()?.toString().trim() ?? '') : '';
  const dialog = document.createElement('dialog');
  dialog.className = 'early-search';
  dialog.ariaLabel = 'Search';
  const form = document.createElement('form');
  form.action = resultsPagePath;
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
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !dialog.contains(relatedTarget)) dialog.close();
  });
  document.body.append(dialog);
  // A modal dialog would make the whole page inert, which takes longer than everything else here.
  dialog.show();
  if (selected !== '') field.select();
  if (document.querySelector(`[src="${earlyResultsPath}"]`)) return;
  const script = document.createElement('script');
  script.src = earlyResultsPath;
  // The programs of the page would delay it.
  script.fetchPriority = 'high';
  document.head.append(script);
}
