const venueId = /\bvenueId(?<sign>: ?| = )'(?<id>[\w-]+)'/g;

/** Ids of the venues in a program, without duplicates, in order. */
export function venuesOfProgram(text: string): readonly string[] {
  return [...new Set([...text.matchAll(venueId)].map(({ groups }) => groups?.['id'] ?? ''))];
}

/** Replaces the ids of all venues in a program. */
export function withVenue(text: string, id: string): string {
  return text.replaceAll(venueId, (_, sign: string) => `venueId${sign}'${id}'`);
}
