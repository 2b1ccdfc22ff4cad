/**
 * Client module: loads the static HTML of a page together with the page's code, so that it is complete when a
 * user navigates there.
 */
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { extendPreload } from './extendPreload.ts';

extendPreload(routes, routesChunkNames);
