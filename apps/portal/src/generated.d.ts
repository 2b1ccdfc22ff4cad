/* oxlint-disable typescript/consistent-type-imports -- with an import, these declarations would
   augment modules that do not exist instead of declaring them */
/** Data that the build generates for pages; see `plugins/examples/examplesPlugin.ts`. */
declare module '@generated/mezzanine-examples/default/getting-started.show-a-venue.json' {
  const example: import('../plugins/examples/ExampleData.ts').ExampleData;
  export default example;
}

/** See `plugins/homeDataPlugin.ts`. */
declare module '@generated/mezzanine-home/default/rooms.json' {
  const rooms: readonly import('../config/rooms.ts').Room[];
  export default rooms;
}

/** See `plugins/api/apiPlugin.ts`. */
declare module '@generated/mezzanine-api/default/pages.json' {
  const pages: Readonly<Record<string, import('../plugins/api/ApiPageData.ts').ApiPageData>>;
  export default pages;
}

/** See `plugins/playgroundDataPlugin.ts`. */
declare module '@generated/mezzanine-playground/default/settings.json' {
  const settings: import('./identity/PlaygroundSettings.ts').PlaygroundSettings;
  export default settings;
}

/** See `plugins/playground/exampleCardsPlugin.ts`. */
declare module '@generated/mezzanine-cards/default/*' {
  const examples: readonly import('../plugins/playground/ExampleCard.ts').ExampleCard[];
  export default examples;
}

/** See `plugins/showcase/showcasePlugin.ts`. */
declare module '@generated/mezzanine-showcase/default/*' {
  const items: readonly import('../plugins/showcase/ShowcaseItem.ts').ShowcaseItem[];
  export default items;
}
