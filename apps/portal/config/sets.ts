/**
 * All documentation sets: the documents of each version, in sidebar order. Ids are paths relative to the
 * version. `{product}` is the product's slug, and the word `product` in file names, so that renaming
 * the product moves no file. The build fails for a document without a file (see
 * `publishedSets.ts`).
 */

import path from 'node:path';
import { apiTopicDocuments } from '../plugins/api/apiPages.ts';
import type { DocSet, SetVersion, SidebarCategory } from './DocSet.ts';

const docs: SetVersion = {
  name: 'current',
  label: 'Next',
  path: '',
  sidebar: [
    'overview',
    'demo-keys-and-maps',
    {
      label: 'Embed a map',
      slug: 'embed-a-map',
      description: 'Put a live map on a page that you already have, with or without code.',
      items: [
        'embed-a-map/html',
        'embed-a-map/deep-linking',
        'embed-a-map/iframe-messaging',
        'embed-a-map/private-map',
        'embed-a-map/wordpress',
        'embed-a-map/{product}-plugin-for-wordpress',
        'embed-a-map/squarespace',
        'embed-a-map/webflow',
        'embed-a-map/wix',
        'embed-a-map/drupal',
        'embed-a-map/google-sites',
        'embed-a-map/sharepoint',
      ],
      generated: ['embed-a-map/static-maps'],
    },
    {
      label: 'Enterprise apps',
      slug: 'enterprise-apps',
      description: 'Complete map apps that need no development.',
      items: [
        'enterprise-apps/{product}-web',
        'enterprise-apps/hosted-{product}-web',
        'enterprise-apps/{product}-directory',
        'enterprise-apps/{product}-minimap',
        'enterprise-apps/{product}-visual-for-power-bi',
        'enterprise-apps/{product}-web-plugin-for-wordpress',
        'enterprise-apps/microsoft-places-configuration',
        'enterprise-apps/{product}-web-release-notes',
      ],
    },
    {
      label: 'Integrations',
      slug: 'integrations',
      description:
        'Connect your own systems to changes in your venues, and coding assistants to these pages. Power BI and Microsoft Places are under Enterprise apps.',
      items: ['integrations/webhooks'],
      generated: ['integrations/build-with-an-assistant'],
    },
    {
      label: 'Data sync',
      slug: 'data-sync',
      description: 'Keep names, hours, and states on the map in sync with your own data.',
      items: [
        'data-sync/getting-started-data-sync',
        'data-sync/common-data-objects',
        'data-sync/airport-data-objects',
      ],
    },
    {
      label: '{Product} venue format (MVF)',
      slug: '{product}-venue-format-mvf',
      description: 'The open file format for venues: floors, spaces, walls, and routes.',
      items: [
        {
          label: 'Version 2',
          slug: 'version-2',
          description:
            'The current venue format, and how to render it with an engine of your choice.',
          items: [
            '{product}-venue-format-mvf/version-2/getting-started',
            '{product}-venue-format-mvf/version-2/data-model',
            '{product}-venue-format-mvf/version-2/render-with-deck.gl',
            '{product}-venue-format-mvf/version-2/render-with-mapkit',
            '{product}-venue-format-mvf/version-2/render-with-mapkit-js',
          ],
          generated: [
            '{product}-venue-format-mvf/version-2/annotations-and-images',
            '{product}-venue-format-mvf/version-2/enterprise-records',
          ],
        },
        {
          label: 'Version 1',
          slug: 'version-1',
          description: 'The first venue format, which every SDK still reads.',
          items: [
            '{product}-venue-format-mvf/version-1/getting-started',
            '{product}-venue-format-mvf/version-1/data-model',
            '{product}-venue-format-mvf/version-1/render-with-deck.gl',
            '{product}-venue-format-mvf/version-1/render-with-leaflet',
          ],
        },
      ],
    },
    {
      label: 'Run a server',
      description: 'Install, secure, and operate your own server.',
      items: [],
      generated: [
        'run-a-server/run-your-own-server',
        'run-a-server/add-your-venue',
        'run-a-server/security',
        'run-a-server/errors',
        'run-a-server/limits',
      ],
    },
    {
      label: 'Reference',
      description: 'Look up the terms of indoor maps, and check your own.',
      items: [],
      generated: ['concepts', 'map-doctor'],
    },
    'roadmap',
  ],
};

const web6: SetVersion = {
  name: '6.0',
  label: '6.0',
  path: '',
  sidebar: [
    'getting-started',
    'using-react',
    {
      label: 'On the map',
      items: [
        'spaces',
        'points-of-interest',
        'labels',
        'markers',
        'shapes',
        '3d-models',
        'images-textures',
        'annotations',
        'connections',
        'enterprise-data',
      ],
      generated: ['symbols'],
    },
    {
      label: 'Camera and floors',
      items: [
        'camera',
        'level-selection',
        'stacked-maps',
        'views',
        'outdoor-map',
        '{product}-maplibre-overlay',
      ],
    },
    { label: 'Interaction', items: ['interactivity'] },
    { label: 'Wayfinding', items: ['wayfinding', 'blue-dot'], generated: ['localization'] },
    {
      label: 'Reference',
      items: [
        {
          label: '{Product} JS',
          document: 'api-reference/api-reference-{product}-js',
          isCollapsed: true,
          items: [],
          generated: apiTopicDocuments(path.resolve(__dirname, '../../..')),
        },
        {
          label: 'React',
          document: 'api-reference/api-reference-react',
          isCollapsed: true,
          items: [],
          generated: ['api-reference/api-reference-react/ui-kit'],
        },
        'migration-guide',
        'release-notes',
      ],
      generated: ['frameworks', 'troubleshooting'],
    },
  ],
};

/** References of an API; further pages are below the first. */
function referenceOf(otherPages: readonly string[]): SidebarCategory {
  return {
    label: 'Reference',
    items: [
      {
        label: 'API reference',
        document: 'api-reference',
        isCollapsed: true,
        items: [],
        generated: otherPages.map((page) => `api-reference/${page}`),
      },
      'migration-guide',
      'release-notes',
    ],
  };
}

const web5: SetVersion = {
  name: '5.0',
  label: '5.0',
  path: '5.0',
  sidebar: [
    'getting-started',
    'react',
    'angular',
    {
      label: 'On the map',
      items: [
        'locations',
        'flat-labels',
        'floating-labels',
        'markers',
        'tooltips',
        'layers',
        'ambient-occlusion',
        'multi-language',
      ],
    },
    {
      label: 'Camera and floors',
      items: ['camera', 'dynamic-focus', 'level-selector', 'stacked-maps', 'outdoor-view'],
    },
    { label: 'Interaction', items: ['interactivity', 'search'] },
    { label: 'Wayfinding', items: ['wayfinding', 'turn-by-turn-directions', 'blue-dot'] },
    referenceOf(['venue']),
  ],
};

const web4: SetVersion = {
  name: '4.0',
  label: '4.0',
  path: '4.0',
  sidebar: [
    'getting-started',
    'using-react',
    'using-angular',
    {
      label: 'On the map',
      items: ['locations', 'flat-labels', 'floating-labels', 'markers', 'tooltips'],
    },
    { label: 'Camera and floors', items: ['camera', 'level-selector'] },
    { label: 'Interaction', items: ['interactivity', 'search', 'analytics'] },
    { label: 'Wayfinding', items: ['wayfinding', 'blue-dot'] },
    referenceOf(['venue']),
  ],
};

const reactNative5: SetVersion = {
  name: '5.0',
  label: '5.0',
  path: '',
  sidebar: [
    'getting-started',
    {
      label: 'On the map',
      items: ['locations', 'flat-labels', 'floating-labels', 'markers', 'tooltips'],
    },
    { label: 'Camera and floors', items: ['camera', 'level-selector', 'minimap'] },
    { label: 'Interaction', items: ['interactivity', 'search'] },
    { label: 'Wayfinding', items: ['wayfinding', 'directions', 'blue-dot'] },
    referenceOf(['venue']),
  ],
};

const reactNative4: SetVersion = {
  name: '4.0',
  label: '4.0',
  path: '4.0',
  sidebar: [
    'getting-started',
    { label: 'On the map', items: ['locations', 'labels', 'markers'] },
    { label: 'Camera and floors', items: ['level-selector', 'minimap'] },
    { label: 'Reference', items: ['api-reference', 'migration-guide', 'release-notes'] },
  ],
};

/** Version 3 of the native SDKs, the first one: three pages each. */
function native3(): SetVersion {
  return {
    name: '3.0',
    label: '3.0',
    path: '3.0',
    sidebar: ['getting-started', 'api-reference', 'release-notes'],
  };
}

/** iOS and Android 5.0 have the same topics, except for the declarative toolkit. */
function native5(declarative: string): SetVersion {
  return {
    name: '5.0',
    label: '5.0',
    path: '',
    sidebar: [
      'getting-started',
      declarative,
      {
        label: 'On the map',
        items: ['locations', 'flat-labels', 'floating-labels', 'markers', 'tooltips'],
      },
      { label: 'Camera and floors', items: ['camera', 'level-selection', 'outdoor-view'] },
      { label: 'Interaction', items: ['interactivity', 'callbacks', 'search'] },
      { label: 'Wayfinding', items: ['wayfinding', 'directions', 'blue-dot'] },
      referenceOf(['state', 'venue']),
    ],
  };
}

/** Version 4 of the native SDKs, with a few topics. */
function native4(topics: readonly string[]): SetVersion {
  return {
    name: '4.0',
    label: '4.0',
    path: '4.0',
    sidebar: [
      'getting-started',
      { label: 'Topics', items: topics },
      { label: 'Reference', items: ['api-reference', 'migration-guide', 'release-notes'] },
    ],
  };
}

const showcaseItems = ['index', 'item'] as const;

/** Every set, in the order of the navigation; versions newest first. */
export const docSets: readonly DocSet[] = [
  { id: 'docs', name: 'Docs', roadmapSection: 'portal', versions: [docs] },
  {
    id: 'web-sdk',
    name: 'Web',
    roadmapSection: 'web-sdk',
    versions: [web6, web5, web4],
  },
  {
    id: 'react-native-sdk',
    name: 'React Native',
    roadmapSection: 'react-native-sdk',
    versions: [reactNative5, reactNative4, native3()],
  },
  {
    id: 'ios-sdk',
    name: 'iOS',
    roadmapSection: 'ios-sdk',
    versions: [native5('swift-ui'), native4(['callbacks', 'labels']), native3()],
  },
  {
    id: 'android-sdk',
    name: 'Android',
    roadmapSection: 'android-sdk',
    versions: [
      native5('jetpack-compose'),
      native4(['callbacks', 'floating-labels', 'wayfinding', 'blue-dot']),
      native3(),
    ],
  },
  {
    id: 'showcase',
    name: 'Showcase',
    roadmapSection: 'showcase',
    versions: [
      { name: '6.0', label: '6.0', path: '', sidebar: showcaseItems },
      { name: '5.0', label: '5.0', path: '5.0', sidebar: showcaseItems },
    ],
  },
];
