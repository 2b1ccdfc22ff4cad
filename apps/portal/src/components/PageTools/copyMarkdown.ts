/**
 * Puts a page's Markdown on the clipboard.
 *
 * @param address Of the page as Markdown.
 * @throws when it cannot be fetched, or the browser does not let a page write to the clipboard.
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Given at once and filled later: a browser that asks for a click would not wait for the fetch.
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
