import type { JSHandle, Page } from '@playwright/test';
import type * as entry4 from '@mezzanine/mezzanine-js/v4';
import { origin } from '../address.ts';
import { demoAccess5 } from './openVenue5.ts';

/** Values that the page provides to the steps of the test. */
export interface Page4 {
  readonly sdk: typeof entry4;
  readonly venue: entry4.Venue;
  readonly mapView: entry4.MapView;
  /** A polygon with a location. */
  readonly polygon: entry4.Polygon;
  /** Warnings about features that version 6 lacks. */
  readonly reports: string[];
  /** Events since the map was shown, oldest first. */
  readonly heard: unknown[];
}

/** Shows the demo mall with the 4.x entry from the server, as in its getting-started guide. */
export async function openVenue4(page: Page): Promise<JSHandle<Page4>> {
  return page.evaluateHandle(
    async ({ module, access }) => {
      const sdk = (await import(module)) as Page4['sdk'];
      const reports: string[] = [];
      sdk.onNoSuccessor(({ name }) => reports.push(name));
      const venue = await sdk.getVenue(access);
      const element = document.querySelector<HTMLElement>('#map');
      if (!element) throw new Error('The page has no element for the map.');
      const mapView = await sdk.showVenue(element, venue, {
        backgroundColor: '#dde8dc',
        labelAllLocationsOnInit: true,
        xRayPath: true,
        ...(venue.maps[0] && { firstMap: venue.maps[0] }),
      });
      const polygon = venue.maps[0]?.polygons.find(({ locations }) => locations.length > 0);
      if (!polygon) throw new Error('The lowest map has no shops.');
      await mapView.v6.whenIdle();
      return { sdk, venue, mapView, polygon, reports, heard: [] };
    },
    { module: `${origin}/sdk/4/mezzanine.js`, access: demoAccess5() },
  );
}
