/** The properties of a location that the sample uses. */
export interface SamplePlace {
  readonly externalId: string;
  readonly name: string;
  readonly spaces: readonly string[];
}

type Sample = Readonly<Record<string, unknown>>;

const minuteMs = 60_000;

/** Origins and destinations of flights. */
const places = [
  { city: 'Lisbon', code: 'LIS' },
  { city: 'Oslo', code: 'OSL' },
  { city: 'Toronto', code: 'YYZ' },
  { city: 'Nairobi', code: 'NBO' },
  { city: 'Osaka', code: 'KIX' },
  { city: 'Lima', code: 'LIM' },
  { city: 'Reykjavik', code: 'KEF' },
  { city: 'Dublin', code: 'DUB' },
] as const;

const airlines = [
  { airline: 'Meridian Lines', airlineCode: 'ML' },
  { airline: 'Northway', airlineCode: 'NW' },
  { airline: 'Harbor Air', airlineCode: 'HA' },
] as const;

/** Data of the sample airport's systems at a given time. It changes every minute. */
export function sampleAirport(
  locations: readonly SamplePlace[],
  now: number,
): Readonly<Record<string, readonly Sample[]>> {
  const of = (prefix: string) =>
    locations.filter(({ externalId }) => externalId.startsWith(prefix));
  const flights = of('GATE-').map((gate, index) => flightAt(gate, index, now));
  return {
    flights,
    'baggage-claims': flights
      .filter(({ direction }) => direction === 'arrival')
      .map((flight, index) => claimOf(flight, of('BELT-')[index % 4], index)),
    'security-waits': of('SEC-').map(({ externalId, name }) => waitAt(externalId, name, now)),
    'check-in-counters': of('CHECKIN-')
      .filter(({ spaces }) => spaces.length > 0)
      .map(({ externalId, name, spaces }) => ({
        externalId: `open-${externalId}`,
        name,
        type: 'check-in',
        polygons: spaces,
        logo: 'images/check-in.svg',
      })),
    parking: ['P1', 'P2'].flatMap((id) =>
      of(id).map(({ externalId, name }) => parkingAt(externalId, name, now)),
    ),
  };
}

/** An image for counters, because the sample has no airlines with their own logos. */
export const checkInLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#24506e"/><path d="M10 40l44-18-14 22-6-8z" fill="#fff"/></svg>';

function flightAt(gate: SamplePlace, index: number, now: number): Sample & { direction: string } {
  const place = places[index % places.length];
  const airline = airlines[index % airlines.length] ?? airlines[0];
  const direction = index % 3 === 0 ? 'arrival' : 'departure';
  // A flight at each gate every three hours, on the hour or a few minutes later.
  const cycle = 180 * minuteMs;
  const shift = ((index * 23) % 180) * minuteMs;
  const scheduled = Math.ceil((now - shift) / cycle) * cycle + shift;
  const day = new Date(scheduled).toISOString().slice(0, 10);
  const flightNumber = `${airline.airlineCode} ${200 + index}`;
  const delay = (index % 5) * 7 * minuteMs;
  return {
    externalId: `${flightNumber.replace(' ', '').toLowerCase()}-${day}-${new Date(scheduled).getUTCHours()}`,
    flightNumber,
    ...airline,
    direction,
    place,
    gate: gate.externalId,
    scheduledAt: new Date(scheduled).toISOString(),
    estimatedAt: new Date(scheduled + delay).toISOString(),
    status: statusAt(scheduled - now, { delay, direction }),
    updatedAt: new Date(Math.floor(now / minuteMs) * minuteMs).toISOString(),
  };
}

function statusAt(
  leftMs: number,
  { delay, direction }: { readonly delay: number; readonly direction: string },
): string {
  if (delay > 20 * minuteMs) return 'delayed';
  if (direction === 'departure' && leftMs < 15 * minuteMs) return 'final-call';
  if (direction === 'departure' && leftMs < 40 * minuteMs) return 'boarding';
  return 'scheduled';
}

function claimOf(flight: Sample, belt: SamplePlace | undefined, index: number): Sample {
  return {
    externalId: `bags-${String(flight['externalId'])}`,
    ...(belt !== undefined && { location: belt.externalId }),
    carousel: String((index % 4) + 1),
    flightNumbers: [flight['flightNumber']],
    airline: flight['airline'],
    status: 'expected',
    firstBagAt: flight['estimatedAt'],
  };
}

function waitAt(externalId: string, name: string, now: number): Sample {
  const minute = Math.floor(now / minuteMs);
  const waitMinutes = 4 + ((minute * 7) % 17);
  return {
    externalId: `wait-${externalId}`,
    location: externalId,
    name,
    lane: 'standard',
    status: 'open',
    waitMinutes,
    waitMinutesMin: waitMinutes - 2,
    waitMinutesMax: waitMinutes + 5,
    updatedAt: new Date(minute * minuteMs).toISOString(),
  };
}

function parkingAt(externalId: string, name: string, now: number): Sample {
  const spacesTotal = externalId === 'P1' ? 640 : 320;
  const spacesFree = (Math.floor(now / minuteMs) * 13) % spacesTotal;
  return {
    externalId: `parking-${externalId}`,
    location: externalId,
    name,
    spacesTotal,
    spacesFree,
    status: spacesFree === 0 ? 'full' : 'open',
    rate: '4 an hour, 28 a day',
    updatedAt: new Date(Math.floor(now / minuteMs) * minuteMs).toISOString(),
  };
}
