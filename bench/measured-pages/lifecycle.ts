import { loadVenue, showMap } from '@mezzanine/mezzanine-js';
import type { Lifecycle } from '@mezzanine/tooling/measure-growth';

const venue = await loadVenue('/venue.mvf.zip');
const options = { theme: 'light', labels: 'auto' } as const;

async function switchFloors(count: number): Promise<void> {
  lasting ??= await showMap('#map', venue, options);
  const { all } = lasting.floors;
  for (let index = 1; index <= count; index += 1) {
    const floor = all[index % all.length];
    if (floor) lasting.floors.set(floor);
    await lasting.whenIdle();
  }
}

let lasting: Awaited<ReturnType<typeof showMap>> | undefined;
/**
 * The oldest context of the page; a browser with too many contexts drops it first.
 */
const oldest = document.createElement('canvas').getContext('webgl2');

async function recreate(count: number): Promise<number> {
  lasting?.destroy();
  lasting = undefined;
  let alive = 0;
  for (let index = 0; index < count; index += 1) {
    const mapView = await showMap('#map', venue, options);
    await mapView.whenIdle();
    const context = document.querySelector('canvas')?.getContext('webgl2');
    mapView.destroy();
    if (!context?.isContextLost()) alive += 1;
  }
  return alive + (oldest?.isContextLost() === false ? 0 : 1);
}

const lifecycle: Lifecycle = { switchFloors, recreate };
Object.assign(window, { lifecycle });
