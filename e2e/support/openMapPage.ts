import type { Page } from '@playwright/test';
import type * as sdkModule from '@mezzanine/mezzanine-js';
import type { MapView, Venue } from '@mezzanine/mezzanine-js';
import { site } from '../../site.config.ts';
import { origin } from '../address.ts';

/** Values of the SDK that the page provides to the test, for `map.evaluate`. */
export interface MapPage {
  readonly sdk: typeof sdkModule;
  readonly venue: Venue;
  readonly mapView: MapView;
  /** Name and details of every event since the map was shown, oldest first. */
  readonly events: { readonly type: string; readonly detail: Record<string, unknown> }[];
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Map</title>
<style>body { margin: 0 } #map { width: 100vw; height: 100vh }</style><div id="map"></div>`;

/** Opens an empty page on the server's origin, with an element for a map. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/map-of-a-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/map-of-a-test');
}

/** Opens a page that shows the demo mall with the SDK from the server. */
export async function openMapPage(page: Page, options: object = {}) {
  await openEmptyPage(page);
  const map = await page.evaluateHandle(
    async ({ module, key, showOptions }) => {
      const sdk = (await import(module)) as MapPage['sdk'];
      const venue = await sdk.loadVenue(key);
      const mapView = await sdk.showMap('map', venue, showOptions);
      const events: { type: string; detail: Record<string, unknown> }[] = [];
      for (const type of [
        'click',
        'hover',
        'camera-change',
        'floor-change',
        'error',
        'context-lost',
        'context-restored',
        'idle',
        'destroy',
      ] as const) {
        mapView.on(type, (detail) => {
          events.push({ type, detail: detail as unknown as Record<string, unknown> });
        });
      }
      await mapView.whenIdle();
      return { sdk, venue, mapView, events };
    },
    { module: `${origin}/sdk/6/mezzanine.js`, key: demoKey(), showOptions: options },
  );
  return map;
}

/** The demo key, for the server under test. */
export function demoKey() {
  return { ...site.demo, baseUrl: origin };
}
