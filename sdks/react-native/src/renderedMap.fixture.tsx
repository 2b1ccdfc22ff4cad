import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { writeMvf } from '@mezzanine/mvf';
import { walkableMvf } from '@mezzanine/mezzanine-js/fixtures/older-venue';
import type { MapState } from '@mezzanine/mobile-protocol';
import { expect, vi } from 'vitest';
import { settle, type ScriptedPage } from './host/page.fixture.ts';
import { webViews } from './webView.fixture.tsx';

/** Far longer than any step takes. */
const LIMIT_MS = 60_000;

/** Options for the venue that {@link serveSample} serves. */
export const sampleOptions = {
  clientId: 'demo',
  clientSecret: 'demo-secret',
  venue: 'sample',
  baseUrl: 'https://maps.example.com',
} as const;

/** Serves a venue with a walking graph instead of using the network. */
export function serveSample(): void {
  const bundle = new Uint8Array(writeMvf(walkableMvf()));
  vi.stubGlobal('fetch', async (input: string | URL) =>
    String(input).endsWith('/token')
      ? Response.json({ accessToken: 'token', tokenType: 'Bearer' })
      : new Response(bundle, { headers: { 'content-type': 'application/zip' } }),
  );
}

/** A map in a document, whose page is scripted. */
export class RenderedMap {
  readonly element: HTMLElement;
  readonly #root: Root;

  constructor() {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    this.element = document.body.appendChild(document.createElement('div'));
    this.#root = createRoot(this.element);
  }

  /** The page of the newest web view. */
  get page(): ScriptedPage {
    const view = webViews.at(-1);
    if (!view) throw new Error('No web view is mounted.');
    return view.page;
  }

  /** The complete state that was sent to the page. */
  get told(): MapState {
    let state: MapState = {};
    for (const change of this.page.changes) {
      const reset: readonly string[] = change.reset ?? [];
      const kept = Object.entries(state).filter(([topic]) => !reset.includes(topic));
      state = { ...Object.fromEntries(kept), ...change.state };
    }
    return state;
  }

  async render(content: ReactElement): Promise<void> {
    await act(async () => this.#root.render(content));
  }

  /** Waits until the app has loaded the venue, then loads the page as far as the first frame. */
  async open(isLoaded: () => boolean): Promise<void> {
    await this.until(isLoaded);
    await act(async () => this.page.load());
    await this.frame();
  }

  /** Lets the map work until something is true. */
  async until(isTrue: () => boolean): Promise<void> {
    const end = Date.now() + LIMIT_MS;
    while (!isTrue()) {
      if (Date.now() > end) throw new Error(`This did not become true: ${String(isTrue)}`);
      await this.frame();
    }
  }

  /** Runs a function, and lets the host send the changes. */
  async frame(change: () => unknown = () => {}): Promise<void> {
    await act(async () => {
      await change();
      await new Promise(requestAnimationFrame);
      await settle();
    });
  }

  /** Sends an event of the page. */
  async send(type: string, payload: unknown): Promise<void> {
    await this.frame(() => this.page.send(type, payload));
  }

  async remove(): Promise<void> {
    await act(async () => this.#root.unmount());
    this.element.remove();
    expect(webViews).toEqual([]);
  }
}

/** A tap that hit only spaces. */
export function tapOn(...spaceIds: readonly string[]): Readonly<Record<string, unknown>> {
  const lists = { locationIds: [], labels: [], markerKeys: [], modelKeys: [], shapeKeys: [] };
  return { ...lists, spaceIds, steps: [], floorId: 'none', pointer: { x: 1, y: 1 } };
}
