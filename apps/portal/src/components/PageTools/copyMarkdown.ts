import { withAssistantHeader } from './withAssistantHeader.ts';

/**
 * Copies a page's Markdown for an assistant to the clipboard.
 *
 * @param address - URL of the page as Markdown
 * @throws if it cannot be fetched, or the browser denies access to the clipboard
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
    return withAssistantHeader(await response.text());
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // The promise is passed immediately: browsers that require a click do not wait for the fetch.
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
