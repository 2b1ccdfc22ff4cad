import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { connectViewer, type ViewerClient } from '@mezzanine/bridge';
import '@mezzanine/bridge/element';

/** Functions and data for the test. */
export interface EmbedPage {
  /** Connects to the pasted frame. */
  readonly connect: () => Promise<ViewerClient>;
  /**
   * Events from viewers, in the format of the client, the element, or React, depending on the page.
   */
  readonly heard: (readonly [type: string, payload: unknown])[];
  /** All messages posted to this page, from any source. */
  readonly posted: unknown[];
}

const page: EmbedPage = {
  heard: [],
  posted: [],
  async connect() {
    const frame = document.querySelector('iframe');
    if (frame === null) throw new Error('The page has no frame.');
    const client = await connectViewer(frame);
    for (const type of [
      'state-changed',
      'location-clicked',
      'directions-changed',
      'position-shown',
      'error',
    ] as const) {
      client.on(type, (payload) => page.heard.push([type, payload]));
    }
    Object.assign(window, { client });
    return client;
  },
};
Object.assign(window, { embedPage: page });
window.addEventListener('message', ({ data }) => page.posted.push(data));
for (const name of ['ready', 'state', 'location', 'directions', 'position', 'error']) {
  window.addEventListener(`mezzanine-${name}`, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    page.heard.push([name, name === 'ready' ? undefined : detail]);
  });
}

function Shop({ viewer }: { readonly viewer: string }) {
  const [place, setPlace] = useState('Lantern Coffee');
  const [shown, setShown] = useState('');
  return (
    <>
      <button type="button" onClick={() => setPlace('Inkhorn Books')}>
        Books
      </button>
      <output>{shown}</output>
      <mezzanine-map
        viewer={viewer}
        venue="mall"
        mode="embed"
        location={[place]}
        title="Map of the mall"
        style={{ height: 400 }}
        onmezzanine-state={({ detail }) => setShown(detail.location.join())}
      />
    </>
  );
}

const root = document.querySelector<HTMLElement>('[data-viewer]');
if (root !== null) createRoot(root).render(<Shop viewer={root.dataset['viewer'] ?? ''} />);

declare global {
  const embedPage: EmbedPage;
  const client: ViewerClient;
}
