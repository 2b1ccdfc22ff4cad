/** How long tasks are split in this package; shared with the format reader. */
export { finish, finishInSlices, type Steps } from '@mezzanine/mvf/read';
