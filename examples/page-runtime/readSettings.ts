/** The settings in the URL of an example's page. */
export interface PageSettings {
  /** Color scheme; undefined: the user's own. */
  readonly theme: 'light' | 'dark' | undefined;
  /** Whether wheel and touch scroll the host page until the reader uses the map. */
  readonly hasManners: boolean;
  /** Id of the venue to show; undefined: the program's own. */
  readonly venue: string | undefined;
}

/**
 * Reads the query of the page's URL: `?theme=dark`, `?full`, `?venue=airport`. Anything else is ignored.
 *
 * @param search - `location.search`
 * @param isEmbedded - whether the page is in a frame
 */
export function readSettings(search: string, isEmbedded: boolean): PageSettings {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  const venue = query.get('venue') ?? '';
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    hasManners: isEmbedded && !query.has('full'),
    venue: /^[a-z0-9][a-z0-9-]{0,63}$/.test(venue) ? venue : undefined,
  };
}
