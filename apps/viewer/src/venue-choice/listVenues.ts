/** A venue to choose. */
export interface ListedVenue {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Empty if the server does not know it. */
  readonly city: string;
}

/** Maximum length of the list; no one reads a longer one. */
const MOST_VENUES = 100;

/**
 * The public venues of a server.
 *
 * @param baseUrl - URL of the server
 * @param signal - cancels the request
 * @returns none if the server has no list
 */
export async function listVenues(
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly ListedVenue[]> {
  try {
    const response = await fetch(new URL('/api/v1/venues', baseUrl), { signal });
    return response.ok ? venuesIn(await response.json()) : [];
  } catch {
    return [];
  }
}

/** Entries with an id and a name; others are left out. */
export function venuesIn(answer: unknown): readonly ListedVenue[] {
  const { venues } = recordOf(answer);
  if (!Array.isArray(venues)) return [];
  return venues.slice(0, MOST_VENUES).flatMap((entry: unknown) => {
    const { id, name, description, city } = recordOf(entry);
    const venue = { id: textOf(id), name: textOf(name) };
    if (venue.id === '' || venue.name === '') return [];
    return [{ ...venue, description: textOf(description), city: textOf(city) }];
  });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
