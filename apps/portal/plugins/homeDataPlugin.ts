import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PublishedRoutes } from '../config/publishedRoutes.ts';
import { homeRooms } from '../config/rooms.ts';
import type { DocSet } from '../config/DocSet.ts';

/** Provides the paths that are published in this build to the home page. */
export function homeDataPlugin(sets: readonly DocSet[], routes: PublishedRoutes) {
  return function mezzanineHome({ siteDir }: LoadContext): Plugin {
    return {
      name: 'mezzanine-home',
      async contentLoaded({ actions }) {
        const rooms = homeRooms({ mounted: sets, routes, contentRoot: siteDir });
        await actions.createData('rooms.json', JSON.stringify(rooms));
      },
    };
  };
}
