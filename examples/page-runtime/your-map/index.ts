export { chooseMap } from './chooseMap.ts';
export { serveYourMap } from './serveYourMap.ts';
export { yourMapId } from './YourMap.ts';
export { forgetYourMap, keepYourMap, readYourMap, readYourMapInfo } from './yourMapStore.ts';

export type { MapNote, YourMap, YourMapInfo } from './YourMap.ts';
export type { Keeping } from './yourMapStore.ts';
