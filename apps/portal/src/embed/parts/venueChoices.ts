import { site } from '../../../../../site.config.ts';
import { issueToken } from '../../components/TryIt/sendTry.ts';

/** Floors and places of a venue to choose from. */
export interface VenueChoices {
  readonly floors: readonly { readonly id: string; readonly name: string }[];
  /** Sorted names of places, each with its name or id in links. */
  readonly places: ReadonlyMap<string, string>;
}

async function fetchJson<T>(path: string, token?: string): Promise<T> {
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`/api/v1${path}`, { headers });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
  return (await response.json()) as T;
}

/** Ids and names of the demo venues. */
export async function loadVenues(): Promise<readonly (readonly [string, string])[]> {
  const { venues } = await fetchJson<{
    readonly venues: readonly { readonly id: string; readonly name: string }[];
  }>('/venues');
  return venues.map(({ id, name }) => [id, name]);
}

/** Floors and places of a demo venue. */
export async function loadChoices(venue: string): Promise<VenueChoices> {
  const token = await issueToken(site.demo);
  const path = `/venues/${encodeURIComponent(venue)}`;
  const [floors, page] = await Promise.all([
    fetchJson<{
      readonly features: readonly { readonly properties: { id: string; name?: string } }[];
    }>(`${path}/floors`, token),
    fetchJson<{ readonly locations: readonly NamedPlace[] }>(`${path}/locations?limit=500`, token),
  ]);
  return {
    floors: floors.features.map(({ properties: { id, name = id } }) => ({ id, name })),
    places: placesByName(page.locations),
  };
}

/** A place in the list of a venue. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/**
 * Maps names to what links use for the place: the readable name, or the id if several places share the
 * name or a shortcode cannot contain it.
 */
export function placesByName(places: readonly NamedPlace[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const { id, name } of places.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const isClear = counts.get(name) === 1 && !/["[\]<>]/.test(name);
    names.set(names.has(name) ? `${name} (${id})` : name, isClear ? name : id);
  }
  return names;
}
