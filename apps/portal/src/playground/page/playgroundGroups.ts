/** Groups of the playground in the order of the guides, each with a page. */
export const playgroundGroups = [
  {
    slug: 'getting-started',
    name: 'Getting started',
    about: 'A map in a page, and its first colors.',
  },
  { slug: 'labels', name: 'Labels', about: 'Names on the map: which, where, and how they look.' },
  { slug: 'markers', name: 'Markers', about: 'Your own elements on the map.' },
  { slug: 'shapes', name: 'Shapes', about: 'Zones, lines, and points drawn on the floor.' },
  { slug: '3d-models', name: '3D models', about: 'Furniture, plants, and robots in the rooms.' },
  {
    slug: 'camera-controls',
    name: 'Camera controls',
    about: 'Fly, tilt, turn, and limit where users can go.',
  },
  {
    slug: 'level-selection',
    name: 'Level selection',
    about: 'Floors, buildings, and all of them at once.',
  },
  {
    slug: 'interactivity',
    name: 'Interactivity',
    about: 'Respond to clicks, touches, and searches.',
  },
  {
    slug: 'wayfinding',
    name: 'Wayfinding',
    about: 'Directions, step-free routes, and closed areas.',
  },
  { slug: 'blue-dot', name: 'Blue dot', about: 'The user’s position, measured or simulated.' },
  { slug: 'apps', name: 'Complete apps', about: 'The showcase apps, each in one file.' },
] as const;

/** Slug of a group. */
export type PlaygroundGroup = (typeof playgroundGroups)[number]['slug'];
