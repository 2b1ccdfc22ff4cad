/** Offers bytes as a download. */
export function saveFile(name: string, bytes: ArrayBuffer): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // Keeps the URL until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
