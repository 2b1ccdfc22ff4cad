/** Groups of the playground in the order of the guides, each with a page of its own. */
export const playgroundGroups = [
  {
    slug: 'getting-started',
    name: 'Getting started',
    about: 'A map in a page, and its first colors.',
  },
  { slug: 'labels', name: 'Labels', about: 'Names on the map: which, where, and how they look.' },
  { slug: 'markers', name: 'Markers', about: 'Elements of your own that stand on the map.' },
  { slug: 'shapes', name: 'Shapes', about: 'Zones, lines and points drawn on the floor.' },
  { slug: '3d-models', name: '3D models', about: 'Furniture, plants and robots in the rooms.' },
  {
    slug: 'camera-controls',
    name: 'Camera controls',
    about: 'Fly, tilt, turn, and keep readers where they should be.',
  },
  {
    slug: 'level-selection',
    name: 'Level selection',
    about: 'Floors, buildings, and all of them at once.',
  },
  {
    slug: 'interactivity',
    name: 'Interactivity',
    about: 'What happens at a click, a touch, or a search.',
  },
  {
    slug: 'wayfinding',
    name: 'Wayfinding',
    about: 'Directions, step-free ways, and what stands in the way.',
  },
  { slug: 'blue-dot', name: 'Blue dot', about: 'Where the reader is, measured or walked for you.' },
  { slug: 'apps', name: 'Whole apps', about: 'The apps of the showcase, each in one file.' },
] as const;

/** Slug of a group. */
export type PlaygroundGroup = (typeof playgroundGroups)[number]['slug'];
