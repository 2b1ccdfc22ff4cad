import type { Tool } from '../results/Tool.ts';
import { venueCompare } from './venueCompare.ts';
import { venueConvert } from './venueConvert.ts';
import { venueDirections } from './venueDirections.ts';
import { venueFindPlaces } from './venueFindPlaces.ts';
import { venueInspect } from './venueInspect.ts';
import { venueList } from './venueList.ts';
import { venuePicture } from './venuePicture.ts';
import type { VenueStore } from './VenueStore.ts';
import { venueValidate } from './venueValidate.ts';

/** The tools for venues. Tools that read and write files exist only if the store has files. */
export function venueTools(store: VenueStore): readonly Tool[] {
  const tools = [
    venueList,
    venueInspect,
    venueFindPlaces,
    venueDirections,
    venuePicture,
    venueCompare,
  ].map((make) => make(store));
  const { files } = store;
  return files === undefined ? tools : [...tools, venueValidate(files), venueConvert(files)];
}
