const venueId = /\bvenueId(?<sign>: ?| = )'(?<id>[\w-]+)'/g;

/** Ids of the venues that a program names, each once, in their order. */
export function venuesOfProgram(text: string): readonly string[] {
  return [...new Set([...text.matchAll(venueId)].map(({ groups }) => groups?.['id'] ?? ''))];
}

/** The program with another venue in place of each that it names. */
export function withVenue(text: string, id: string): string {
  return text.replaceAll(venueId, (_, sign: string) => `venueId${sign}'${id}'`);
}
