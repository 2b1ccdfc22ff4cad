/** How long work is cut, for all of this package: as the reader of the format does it. */
export { finish, finishInSlices, type Steps } from '@mezzanine/mvf';
