import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { connectViewer, type ViewerClient } from '@mezzanine/bridge';
import '@mezzanine/bridge/element';

/** What the test calls and reads. */
export interface EmbedPage {
  /** Connects to the frame that was pasted. */
  readonly connect: () => Promise<ViewerClient>;
  /** What came from viewers: events of a client, of an element or of React, as the page has it. */
  readonly heard: (readonly [type: string, payload: unknown])[];
  /** Everything that was posted to this page, whoever posted it. */
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
