import type { JSHandle, Page } from '@playwright/test';
import type * as entry5 from '@mezzanine/mezzanine-js/v5';
import { site } from '../../site.config.ts';
import { origin } from '../address.ts';
import { openEmptyPage } from './openMapPage.ts';

/** Values that a page with a 5.x map provides to the test. */
export interface Page5 {
  readonly sdk: typeof entry5;
  readonly venue: entry5.Venue;
  readonly mapView: entry5.MapView;
  /** Warnings about features that version 6 lacks. */
  readonly reports: string[];
}

/** Options of `getVenue` for the demo key of the server under test. */
export function demoAccess5(venue: string = site.demo.venueId) {
  const { key, secret } = site.demo;
  return { clientId: key, clientSecret: secret, venue, baseUrl: origin };
}

/** Opens a page that shows a demo venue with the 5.x entry from the server. */
export async function openVenue5(
  page: Page,
  { venue, ...options }: entry5.ShowVenueOptions & { readonly venue?: string } = {},
): Promise<JSHandle<Page5>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEmptyPage(page);
  return page.evaluateHandle(
    async ({ module, access, showOptions }) => {
      const sdk = (await import(module)) as Page5['sdk'];
      const reports: string[] = [];
      sdk.onNoSuccessor(({ name }) => reports.push(name));
      const loaded = await sdk.getVenue(access);
      const element = document.querySelector<HTMLElement>('#map');
      if (!element) throw new Error('The page has no element for the map.');
      const mapView = await sdk.showVenue(element, loaded, showOptions);
      await mapView.v6.whenIdle();
      return { sdk, venue: loaded, mapView, reports };
    },
    { module: `${origin}/sdk/5/mezzanine.js`, access: demoAccess5(venue), showOptions: options },
  );
}
