import type { ColorScheme } from '../css/useColorScheme.ts';
import { endsOf } from '../directions/useRoute.ts';
import { findBestRoute } from '../directions/findBestRoute.ts';
import { themeOf } from '../map/themeOf.ts';
import type { ViewerParts } from '../state/ViewerContext.ts';
import { share } from '../text/shareTexts.ts';
import { fillSheet, type PrintedMap } from './fillSheet.ts';
import { pictureOf } from './pictureOf.ts';
import { titleOf } from './titleOf.ts';

/**
 * Prints the current map with its directions, from a separate document in a hidden frame. The host
 * page is not printed.
 *
 * @param address - URL of the shown map
 */
export async function printMap(
  parts: ViewerParts,
  scheme: ColorScheme,
  address: string,
): Promise<void> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = share.print;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return frame.remove();
  fillSheet(page, await printedMap(parts, scheme, address));
  await Promise.all([...page.images].map((image) => image.decode().catch(() => undefined)));
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}

async function printedMap(
  { mapView, venue, state, settings, texts }: ViewerParts,
  scheme: ColorScheme,
  address: string,
): Promise<PrintedMap> {
  const { color } = settings;
  const picture =
    mapView && (await pictureOf(mapView, themeOf('light', color), themeOf(scheme, color)));
  const to = titleOf(venue, state.location) ?? venue.name;
  const route =
    state.view === 'directions'
      ? findBestRoute(venue, endsOf(venue, state), state.accessible)
      : undefined;
  const from = titleOf(venue, state.departure) ?? texts.map.youAreHere;
  const hasRoute = route?.type === 'directions';
  return {
    language: document.documentElement.lang,
    title: hasRoute ? share.printTitle(from, to) : to,
    subtitle: hasRoute ? `${venue.name} · ${routeLength(route.distanceMeters, texts)}` : venue.name,
    picture,
    pictureText: share.mapOf(to),
    steps: hasRoute ? route.instructions.map(({ text }) => text) : [],
    address,
  };
}

function routeLength(meters: number, texts: ViewerParts['texts']): string {
  return texts.directions.meters(Math.round(meters));
}
