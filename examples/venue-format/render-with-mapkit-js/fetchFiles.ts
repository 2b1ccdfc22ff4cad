import { unzipSync } from 'fflate';

/** The files of a bundle by their path. */
export type Files = Readonly<Record<string, Uint8Array>>;

// #region fetch
/** Exchanges the demo key for a token, and downloads the venue's bundle with it. */
export async function fetchFiles(venueId: string): Promise<Files> {
  const server = 'http://localhost:8080';
  const answer = await fetch(`${server}/api/v1/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key: 'mez_demo_2f6c1b7e9a',
      secret: 'mez_demo_secret_8d41c5f09be37a62',
    }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const bundle = await fetch(`${server}/api/v1/venues/${venueId}/bundle`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  if (!bundle.ok) throw new Error(`No bundle of ${venueId}: ${await bundle.text()}`);
  return unzipSync(new Uint8Array(await bundle.arrayBuffer()));
}
// #endregion
