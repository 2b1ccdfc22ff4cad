type Send = (...command: readonly unknown[]) => void;

let client: Promise<Send> | undefined;

/**
 * The insights library behind its own call shape, loaded from this site with the first event. The
 * widget would otherwise load it from a content network. `version` tells the widget that events may
 * carry credentials.
 */
export const insightsClient = Object.assign(
  (...command: readonly unknown[]): void => {
    client ??= import('search-insights').then((library) => library.default as Send);
    void client.then((send) => send(...command)).catch(() => undefined);
  },
  { version: '2.17.3' },
);
