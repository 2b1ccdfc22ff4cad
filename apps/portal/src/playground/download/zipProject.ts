import { filesBeside, projectFiles, type ProjectSource } from './projectFiles.ts';

/** Files that the archive needs could not be had; says which. */
class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** How the files of an example are fetched. Default: from the server that serves the page. */
export type FetchFile = (address: string) => Promise<Response>;

/**
 * The zip archive of a project: its text files, and the files of the example that its program names.
 *
 * @throws DownloadFailure when a file cannot be fetched
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
    `The project could not be put together: ${address} ` +
      `${response === undefined ? 'did not answer' : `answered ${response.status}`}. Try again, or ` +
      'take out what the program does not need of it.',
  );
}
