/** Everything that reads a model, loaded with the first model. */
export { freeAsset, makeAsset } from './ModelAsset.ts';
export { readGlb } from './readGlb.ts';
