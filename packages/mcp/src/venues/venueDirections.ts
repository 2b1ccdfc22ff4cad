import type { Directions, NoDirections, Venue } from '@mezzanine/mezzanine-js/headless';
import { z } from 'zod';
import { dataAnswer } from '../results/Answer.ts';
import { cutList } from '../results/cutList.ts';
import { venue as venueName } from '../results/inputSchemas.ts';
import { resultFields } from '../results/outputSchemas.ts';
import { plainText } from '../results/plainText.ts';
import { defineTool, type Tool } from '../results/Tool.ts';
import { findPlace, findSpaces } from './findPlace.ts';
import type { VenueStore } from './VenueStore.ts';

const place = z.string().min(1).max(200).describe('Id, name, or longitude,latitude,floor.');

const kind = z.string().regex(/^[a-z][a-z-]{0,30}$/, 'expected a kind such as stairs');

/** `venue_directions`: a route with instructions, or what blocks it. */
export function venueDirections(store: VenueStore): Tool {
  return defineTool({
    name: 'venue_directions',
    title: 'Get directions',
    description: 'Finds the route between two places, with instructions, or what blocks it.',
    input: z.strictObject({
      venue: venueName,
      from: place,
      to: place,
      stepFree: z.boolean().default(false),
      closed: z.array(z.string().max(200)).max(50).default([]).describe('Spaces.'),
      exclude: z.array(kind).max(10).default([]).describe('Kinds, such as stairs.'),
    }),
    output: z.object({
      ...resultFields,
      from: z.string(),
      to: z.string(),
      hasRoute: z.boolean(),
      distanceMeters: z.number().optional(),
      durationSeconds: z.number().optional(),
      floors: z.array(z.string()).optional(),
      instructions: z
        .array(z.object({ text: z.string(), floor: z.string(), distanceMeters: z.number() }))
        .optional(),
      blockers: z.array(z.object({ type: z.string(), text: z.string() })).optional(),
    }),
    run: async ({ venue: name, from, to, ...options }) => {
      const venue = await store.open(name);
      const [start, end] = [await findPlace(venue, from), await findPlace(venue, to)];
      const result = venue.directions(start.target, end.target, {
        isStepFree: options.stepFree,
        exclude: options.exclude,
        closed: findSpaces(venue, options.closed),
      });
      const names = { from: plainText(start.name, 100), to: plainText(end.name, 100) };
      const found = result.type === 'directions' ? routeData(venue, result) : blockerData(result);
      const summary = `Directions in ${plainText(name)}.`;
      return dataAnswer('venue', summary, { ...names, ...found });
    },
  });
}

function routeData(
  venue: Venue,
  { distanceMeters, durationSeconds, path, instructions }: Directions,
) {
  const floors = new Set(path.map(({ floorId = '' }) => venue.getFloor(floorId)?.name ?? floorId));
  const steps = instructions.map((one) => ({
    text: plainText(one.text, 160),
    floor: plainText(one.floor.name, 40),
    distanceMeters: Math.round(one.distanceMeters),
  }));
  return {
    hasRoute: true,
    distanceMeters: Math.round(distanceMeters),
    durationSeconds: Math.round(durationSeconds),
    floors: [...floors].slice(0, 30).map((name) => plainText(name, 40)),
    instructions: cutList(steps, undefined, 60).items,
  };
}

function blockerData({ blockers }: NoDirections) {
  return {
    hasRoute: false,
    blockers: blockers.slice(0, 10).map(({ type, text }) => ({ type, text: plainText(text, 240) })),
  };
}
