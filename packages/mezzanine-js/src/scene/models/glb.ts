/** Everything that reads a model, loaded when the first one is wanted. */
export { freeAsset, makeAsset } from './ModelAsset.ts';
export { readGlb } from './readGlb.ts';
