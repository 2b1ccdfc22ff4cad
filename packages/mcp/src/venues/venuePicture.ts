import {
  renderStaticMapInSlices,
  type StaticMapOptions,
  type Venue,
} from '@mezzanine/mezzanine-js/headless';
import { z } from 'zod';
import { rasterizeSvg } from '../pictures/rasterizeSvg.ts';
import { type Answer, dataAnswer } from '../results/Answer.ts';
import { venue as venueName } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { ToolError } from '../results/ToolError.ts';
import { findFloor, findPlace } from './findPlace.ts';
import type { VenueStore } from './VenueStore.ts';

const place = z.string().min(1).max(200);
/** Width in pixels; assistants scale larger images down. */
const side = z.int().min(200).max(1200);

/** What an image can show. */
interface Shown {
  readonly floor?: string | undefined;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly stepFree: boolean;
}

/** `venue_picture`: a floor, a place, or a route as an image. */
export function venuePicture(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_picture',
    title: 'Draw a venue',
    description:
      'Returns a PNG picture of a floor, of a place, or of a route on a floor, with names.',
    input: z.strictObject({
      venue: venueName,
      floor: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe('Id or name. Default: that of the place or start.'),
      place: place.optional().describe('Id or name of a place to highlight.'),
      from: place.optional().describe('Start of a route.'),
      to: place.optional().describe('End of the route.'),
      stepFree: z.boolean().default(false),
      theme: z.enum(['light', 'dark', 'print']).default('light'),
      width: side.default(800),
    }),
    output: z.object({
      ...resultFields,
      shows: z.string().describe('What the picture shows.'),
      namesLeftOut: z.number().describe('Names in scripts that the font does not have.'),
    }),
    run: async ({ venue: name, theme, width, ...shown }) => {
      const venue = await store.open(name);
      const svg = await renderStaticMapInSlices(venue, {
        ...(await optionsOf(venue, shown)),
        theme,
        widthPixels: width,
      });
      return pictureAnswer(svg, plainText(name));
    },
  });
}

async function pictureAnswer(svg: string, name: string): Promise<Answer> {
  const { bytes, leftOut } = await rasterizeSvg(svg);
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const title = /<title[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';
  const data = Buffer.from(bytes).toString('base64');
  const answer = dataAnswer('venue', `A picture of ${name}, ${width} × ${height} pixels.`, {
    shows: plainText(title, 200),
    namesLeftOut: leftOut,
  });
  return { ...answer, pictures: [{ mimeType: 'image/png', data }] };
}

async function optionsOf(venue: Venue, shown: Shown): Promise<StaticMapOptions> {
  const floor = findFloor(venue, shown.floor);
  const onFloor = floor === undefined ? {} : { floor };
  if (shown.from !== undefined || shown.to !== undefined) {
    return { ...onFloor, route: await routeOf(venue, shown) };
  }
  if (shown.place === undefined) return onFloor;
  const { target } = await findPlace(venue, shown.place);
  if ('longitude' in target) return { ...onFloor, frame: target, markers: [{ place: target }] };
  // Nodes of the walking graph have no names, so a place found by name is never a node.
  return 'type' in target ? { ...onFloor, frame: target, highlighted: [target] } : onFloor;
}

async function routeOf(venue: Venue, { from, to, place: other, stepFree }: Shown) {
  if (from === undefined || to === undefined || other !== undefined) {
    throw new ToolError('Pass from and to for a route, or place for a place, or neither.');
  }
  const [start, end] = [await findPlace(venue, from), await findPlace(venue, to)];
  const found = venue.directions(start.target, end.target, { isStepFree: stepFree });
  if (found.type === 'directions') return found;
  const blockers = found.blockers.slice(0, 3).map(({ text }) => plainText(text, 200));
  throw new ToolError(`There is no route to draw. ${blockers.join(' ')}`.trim());
}
