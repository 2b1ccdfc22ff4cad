import { filesBeside, projectFiles, type ProjectSource } from './projectFiles.ts';

/** A file for the archive could not be loaded; the message names it. */
class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** Fetches a file of an example; default: from the server of the page. */
export type FetchFile = (address: string) => Promise<Response>;

/**
 * Creates the ZIP archive of a project: its text files, and the files that its program refers to.
 *
 * @throws DownloadFailure if a file cannot be fetched
 */
export async function zipProject(
  source: Omit<ProjectSource, 'styles'>,
  fetchFile: FetchFile = (address) => fetch(address),
): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const styles = await (await get('/play/page.css', fetchFile)).text();
  const texts = Object.entries(projectFiles({ ...source, styles }));
  const beside = await Promise.all(
    filesBeside(source.text).map(async (file) => {
      const response = await get(`/play/files/${source.example}/${file}`, fetchFile);
      return [`src/${file}`, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  const root = source.example.replace('/', '-');
  const entries = [
    ...texts.map(([name, text]) => [name, strToU8(text)] as const),
    ...beside,
    ...Object.entries(source.files ?? {}),
  ];
  const files = Object.fromEntries(entries.map(([name, bytes]) => [`${root}/${name}`, bytes]));
  return new Blob([zipSync(files, { level: 6 })], { type: 'application/zip' });
}

async function get(address: string, fetchFile: FetchFile): Promise<Response> {
  const response = await fetchFile(address).catch(() => undefined);
  if (response?.ok === true) return response;
  throw new DownloadFailure(
    `The project could not be created: ${address} ` +
      `${response === undefined ? 'did not respond' : `returned status ${response.status}`}. Try again, or ` +
      'remove the reference to the file.',
  );
}
