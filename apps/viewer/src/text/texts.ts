import { englishModes, type ModeTexts } from './modeTexts.ts';

/** All interface texts of the viewer, in one table. Texts of the venue come from the bundle. */
export interface ViewerTexts {
  /** Locale for times and days, BCP 47. */
  readonly locale: string;
  readonly loading: string;
  readonly modes: ModeTexts;
  readonly search: {
    readonly label: string;
    readonly placeholder: (venue: string) => string;
    readonly clear: string;
    readonly results: (count: number) => string;
    readonly none: (text: string) => string;
    readonly noneHint: string;
    readonly all: string;
    readonly empty: string;
    readonly top: string;
    readonly chosen: string;
    readonly categories: string;
    readonly showAll: (count: number) => string;
    readonly isCategory: string;
    readonly failed: string;
    readonly directions: string;
  };
  readonly place: {
    readonly back: string;
    readonly directions: string;
    readonly hours: string;
    readonly open: string;
    readonly closed: string;
    readonly opensAt: (time: string) => string;
    readonly closesAt: (time: string) => string;
    readonly closedDay: string;
    readonly allDay: string;
    readonly holiday: string;
    readonly phone: string;
    readonly website: string;
    readonly links: string;
    readonly pictures: string;
    readonly where: string;
    readonly related: string;
    readonly newTab: string;
    readonly states: Readonly<Record<string, string>>;
    readonly here: string;
    readonly entrance: string;
  };
  readonly directions: {
    readonly title: string;
    readonly close: string;
    readonly from: string;
    readonly to: string;
    readonly via: (number: number) => string;
    readonly placeholder: string;
    readonly yourPosition: string;
    readonly youAreHere: string;
    readonly reverse: string;
    readonly addStop: string;
    readonly removeStop: (name: string) => string;
    readonly stepFree: string;
    readonly nearestEntrance: string;
    readonly askFrom: string;
    readonly askTo: string;
    readonly noRoute: string;
    readonly noRouteHint: string;
    readonly allowSteps: string;
    readonly steps: string;
    readonly step: (number: number, count: number) => string;
    readonly previous: string;
    readonly next: string;
    readonly minutes: (minutes: number) => string;
    readonly meters: (meters: number) => string;
    readonly kilometers: (kilometers: string) => string;
    readonly isStepFree: string;
  };
  readonly map: {
    readonly controls: string;
    readonly floor: string;
    readonly building: string;
    readonly stacked: string;
    readonly unstacked: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly locate: string;
    readonly stopLocating: string;
    readonly youAreHere: string;
    readonly positionDenied: string;
    readonly positionUnavailable: string;
    readonly positionOutside: string;
  };
  readonly panel: {
    readonly label: string;
    readonly expand: string;
    readonly collapse: string;
    readonly language: string;
  };
  readonly failure: {
    readonly badVenue: string;
    readonly badVenueHint: string;
    readonly notFound: string;
    readonly notFoundHint: string;
    readonly refused: string;
    readonly refusedHint: string;
    readonly offline: string;
    readonly offlineHint: string;
    readonly noGraphics: string;
    readonly noGraphicsHint: string;
    readonly broken: string;
    readonly brokenHint: string;
    /** A part of the app failed to load, or threw an error. */
    readonly part: string;
    readonly partHint: string;
    readonly reload: string;
    readonly again: string;
    readonly demo: string;
  };
}

/** The texts in English. */
export const english: ViewerTexts = {
  locale: 'en-US',
  loading: 'Opening the map…',
  modes: englishModes,
  search: {
    label: 'Search places',
    placeholder: (venue) => `Search ${venue}`,
    clear: 'Clear search',
    results: (count) => (count === 1 ? '1 place' : `${count} places`),
    none: (text) => `Nothing found for “${text}”`,
    noneHint: 'Try fewer letters or another word, or select a category.',
    all: 'All places',
    empty: 'This map lists no places.',
    top: 'Popular',
    chosen: 'Selected places',
    categories: 'Categories',
    showAll: (count) => `Show all ${count}`,
    isCategory: 'Category',
    failed: 'The search could not be loaded. Check your connection and type again.',
    directions: 'Directions',
  },
  place: {
    back: 'Back to the list',
    directions: 'Directions',
    hours: 'Opening hours',
    open: 'Open',
    closed: 'Closed',
    opensAt: (time) => `opens ${time}`,
    closesAt: (time) => `until ${time}`,
    closedDay: 'Closed',
    allDay: 'All day',
    holiday: 'Special hours',
    phone: 'Phone',
    website: 'Website',
    links: 'Links',
    pictures: 'Pictures',
    where: 'Where',
    related: 'Related places',
    newTab: 'opens in a new tab',
    states: {
      new: 'New',
      'pop-up': 'Pop-up',
      'coming-soon': 'Coming soon',
      relocated: 'Moved here',
      'closed-temporarily': 'Closed for now',
    },
    here: 'Places here',
    entrance: 'Entrance',
  },
  directions: {
    title: 'Directions',
    close: 'Close directions',
    from: 'From',
    to: 'To',
    via: (number) => `Stop ${number}`,
    placeholder: 'Select a place, or tap the map',
    yourPosition: 'Your position',
    youAreHere: 'You are here',
    reverse: 'Reverse route',
    addStop: 'Add a stop',
    removeStop: (name) => `Remove ${name}`,
    stepFree: 'Step-free',
    nearestEntrance: 'From the nearest entrance',
    askFrom: 'Where do you start? Select a place, or tap one on the map.',
    askTo: 'Where do you want to go? Select a place, or tap one on the map.',
    noRoute: 'No route found.',
    noRouteHint: 'A route with steps is available.',
    allowSteps: 'Allow steps',
    steps: 'Steps',
    step: (number, count) => `Step ${number} of ${count}`,
    previous: 'Previous step',
    next: 'Next step',
    minutes: (minutes) => `${minutes} min`,
    meters: (meters) => `${meters} m`,
    kilometers: (kilometers) => `${kilometers} km`,
    isStepFree: 'step-free',
  },
  map: {
    controls: 'Map controls',
    floor: 'Floor',
    building: 'Building',
    stacked: 'Show all floors apart',
    unstacked: 'Show one floor',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    locate: 'Show my position',
    stopLocating: 'Hide my position',
    youAreHere: 'You are here',
    positionDenied:
      'Location access is blocked. Allow it for this page in your browser, then try again.',
    positionUnavailable: 'Your device cannot determine its position right now.',
    positionOutside: 'Your position is outside this map.',
  },
  panel: {
    label: 'Places',
    expand: 'Show more of the list',
    collapse: 'Show more of the map',
    language: 'Language',
  },
  failure: {
    badVenue: 'This URL is not a map.',
    badVenueHint:
      'Use the id of a venue on this server, a path on this server, or a URL that starts with https:.',
    notFound: 'This map does not exist.',
    notFoundHint: 'Check the URL for typos, or ask the person who sent it.',
    refused: 'This map is private.',
    refusedHint:
      'Open it with the complete link that you received. Links expire, so you may need a new one.',
    offline: 'The map could not be loaded.',
    offlineHint: 'Check your connection, then try again.',
    noGraphics: 'Your browser cannot draw this map.',
    noGraphicsHint:
      'Turn on hardware acceleration in its settings, or use a current browser. The list of places still works.',
    broken: 'This map could not be read.',
    brokenHint: 'Its file is damaged or has another format. Contact the operator of this map.',
    part: 'A part of the map could not be loaded.',
    partHint: 'The map may have been updated, or your connection was interrupted. Reload the page.',
    reload: 'Reload',
    again: 'Try again',
    demo: 'Open a demo map',
  },
};
