import { site } from '../../../../../site.config.ts';

/**
 * Saves a demo venue as a file. It requests a token with the demo key, and the bundle with the token, from
 * the server of the page.
 *
 * @param id - of the venue
 * @param version - of the venue format
 * @returns a message about the saved file
 * @throws Error with the message of the server
 */
export async function downloadBundle(id: string, version: 1 | 2): Promise<string> {
  const { key, secret } = site.demo;
  const answer = await ask('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, secret }),
  });
  const { accessToken } = (await answer.json()) as { readonly accessToken: string };
  const bundle = await ask(`/api/v1/venues/${id}/bundle?version=${version}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const file = `${id}${version === 1 ? '.v1' : ''}.mvf.zip`;
  const content = await bundle.blob();
  save(content, file);
  return `${file}, ${Math.round(content.size / 1000)} kB.`;
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, request);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as { readonly detail?: string };
  throw new Error(problem.detail ?? `${path} returned status ${answer.status}. Reload the page.`);
}

function save(content: Blob, file: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: file });
  link.click();
  // Keeps the URL until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
