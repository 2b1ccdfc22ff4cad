/**
 * `web.js`: the viewer in your own page.
 *
 * @example
 * <div id="mezzanine-map" style="height: 600px"></div>
 * <script>window.mezzanine = { venue: 'mall' };</script>
 * <script type="module" src="https://maps.example.com/viewer/web.js"></script>
 */
import type { GivenConfiguration } from '../configuration/readConfiguration.ts';
import { mountMap, type MountedMap } from './mountMap.tsx';

const self = new URL(import.meta.url);
const home = {
  server: new URL('..', self).href,
  styles: new URL('web.css', self).href,
};

/** Mounts a map in an element, for code that creates its page dynamically. */
export function mount(container: HTMLElement, configuration: GivenConfiguration): MountedMap {
  return mountMap(container, configuration, home);
}

const container = document.getElementById('mezzanine-map');
if (container) {
  const given = (window as { readonly mezzanine?: unknown }).mezzanine;
  // The script URL can name the venue, for pages without a configuration.
  const venue = self.searchParams.get('venue');
  const isObject = typeof given === 'object' && given !== null;
  const configuration = venue === null ? given : { venue, ...(isObject ? given : {}) };
  mount(container, configuration as GivenConfiguration);
}
