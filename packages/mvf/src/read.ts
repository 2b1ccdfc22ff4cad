/**
 * Exports for reading a venue, without the importers of other formats and their libraries. For
 * bundlers that keep every reachable module, such as that of React Native.
 */
export { readMvf } from './readMvf.ts';
export { readMvfInBrowser } from './readMvfInBrowser.ts';
export { finish, finishInSlices } from './steps.ts';
export { MvfError, mvfErrorCodes } from './MvfError.ts';
export { defaultReadLimits } from './archive/ReadLimits.ts';
export { formatVersion } from './parseManifest.ts';
export { LocalPlane } from './LocalPlane.ts';

export type { Mvf } from './Mvf.ts';
export type { Steps } from './steps.ts';
export type { LocalPoint } from './LocalPlane.ts';
export type { ReadOptions } from './openBundle.ts';
export type { ReadLimits } from './archive/ReadLimits.ts';
export type { MvfErrorCode, MvfErrorPlace } from './MvfError.ts';
